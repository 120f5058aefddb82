import 'server-only';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { createTaggedCache } from '@/lib/platform/tagged-cache';
import { searchTags } from '../keys';
import { CARDS, pageOf } from '../paging';
import type { SearchFilter } from '../rules';
import type { SearchAnswer } from '../types';
import { withPicturesApart } from './apart';
import type { Asked } from './catalogue';
import { listRelaxed, type Relaxed } from './relaxed';
import { searchProperties } from './results';

/** The cards of one page of a search, of both lists. */
export type AnswerPage = SearchAnswer & {
  page: number;
  pages: number;
  /** Of a search without results. */
  relaxed: readonly Relaxed[];
};

type Circumstances = { locale: Locale; includeDemos: boolean; today: PlainDate; now: Date };

/** An option ends by the clock, which changes no row: for no longer than this is it shown as free or not. */
const SECONDS = 60;
const MOST_ANSWERS = 300;

const answers = createTaggedCache<AnswerPage>({ most: MOST_ANSWERS, seconds: SECONDS });

function inOneOrder(filter: SearchFilter): [string, unknown][] {
  return Object.entries(filter)
    .map(([name, value]): [string, unknown] => [name, Array.isArray(value) ? [...value].sort() : value])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

async function readAnswerPage(asked: Asked, circumstances: Circumstances): Promise<AnswerPage> {
  const { filter, order, destination } = asked;
  const { locale, ...others } = circumstances;
  const request = { filter, destination, order, ...others };
  const take = asked.page * CARDS;
  const found = await searchProperties({ ...request, take, takeOthers: take }, locale);
  const { page, pages, results, others: rest } = pageOf(asked.page, found);
  const properties = found.properties.slice(...results);
  const [apart, relaxed] = await Promise.all([
    // The second list follows the first on the page.
    withPicturesApart([...properties, ...found.others.slice(...rest)], locale),
    found.total === 0 ? listRelaxed({ ...request, take: 1, takeOthers: 0 }, locale) : [],
  ]);
  return {
    ...found,
    page,
    pages,
    relaxed,
    properties: apart.slice(0, properties.length),
    others: apart.slice(properties.length),
  };
}

/** A page of a search that is the same for everybody: kept by query, language and day until something in it changes. */
export function getAnswerPage(asked: Asked, circumstances: Circumstances): Promise<AnswerPage> {
  const { filter, order, page, destination } = asked;
  const { locale, includeDemos, today } = circumstances;
  const key = JSON.stringify([locale, includeDemos, today, order, page, inOneOrder(filter)]);
  return answers(key, searchTags(destination?.cityIds ?? null), () => readAnswerPage(asked, circumstances));
}
