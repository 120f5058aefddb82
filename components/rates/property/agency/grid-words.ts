import type { Period } from '@/lib/catalogue/property/rules/facts';
import { isSameServiceLevel, serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatAmount, formatNumber } from '@/lib/platform/money';
import type { AgencySeasonProperty } from '@/lib/rates/property/queries/agency-season';
import type { AgencyWeek } from '@/lib/rates/property/rules/agency-season';
import type { GridRow } from '@/lib/rates/property/rules/season-grid';
import type { PropertyLead } from '@/lib/sales/lead/queries/property-leads';
import { withStay } from '@/lib/sales/search/address';
import { ANY_DAYS } from './grid-address';
import { holdsStay, ownLeadWords } from './own-lead';
import type { LevelWords, WeekWords, WhyWords } from './season-table';
import { getWhyNot, type WhyNot } from './week-words';

/** A house with what all of its cells share. */
export type GridColumn = {
  house: AgencySeasonProperty;
  leads: readonly PropertyLead[];
  /** Of the property's page with a stay of any days chosen there, at any level. */
  chosen: string;
  levels: (LevelWords & { level: string })[];
};

const addressOf = (path: string, serviceLevel: ReturnType<typeof serviceLevelKey>, adults: number) =>
  `${withStay(path, { period: ANY_DAYS, serviceLevel, adults, children: null })}#chosen`;

type Asked = {
  guests: number;
  leads: readonly PropertyLead[];
  /** The one level that a narrow screen shows of each house. */
  level: string;
};

export function columnOf(
  house: AgencySeasonProperty,
  { guests, leads, level }: Asked,
  nameOf: (level: string) => string,
): GridColumn {
  const { card, serviceLevels } = house;
  const shown = serviceLevels.find((one) => isSameServiceLevel(one, level)) ?? serviceLevels.at(-1);
  return {
    house,
    leads: leads.filter(({ propertyId }) => propertyId === card._id),
    chosen: addressOf(card.href, null, guests),
    levels: serviceLevels.map((one) => ({
      level: one,
      name: nameOf(one),
      isOther: one !== shown,
      chosen: addressOf(card.href, serviceLevelKey(one), guests),
    })),
  };
}

/** The one that says most of the nights; with a level only of what was asked at that level or at none. */
function ownLead({ leads }: GridColumn, { checkIn, checkOut }: AgencyWeek, level?: string): PropertyLead | undefined {
  return leads.findLast(
    (one) =>
      one.checkIn < checkOut &&
      one.checkOut > checkIn &&
      (!level || !one.serviceLevel || isSameServiceLevel(one.serviceLevel, level)),
  );
}

/** Nothing of this week can be had, whatever the level. */
const isClosed = ({ sleepsAtMost, state, stayId }: AgencyWeek) =>
  sleepsAtMost !== null || state === 'sold' || (state === 'onRequest' && stayId === null);

/** What is sold or held covers the week: the word alone says all there is to say. */
const isTaken = ({ reason, checkIn, checkOut }: AgencyWeek) =>
  reason.code.startsWith('overlaps') && 'checkIn' in reason && reason.checkIn <= checkIn && reason.checkOut >= checkOut;

/** The days of a row, as they stand at its head. */
export const daysText = ({ checkIn, checkOut }: Period, locale: Locale) =>
  formatRange(checkIn, checkOut, locale, { month: 'short', year: false });

type Told = Awaited<ReturnType<typeof getTold>>;

/** Everything the cells are told in: words, periods, leads and reasons. */
async function getTold({ guests, locale, now }: { guests: number; locale: Locale; now: Date }) {
  const state = translator(locale, 'season.state');
  return {
    words: { sold: state('sold'), onRequest: state('onRequest'), notOffered: state('notOffered') },
    whyNot: await getWhyNot(locale, { adults: guests, children: null }, now),
    own: ownLeadWords(locale, now),
    /** The house's own days, where they are others than the row's. */
    shifted: ({ checkIn, checkOut }: AgencyWeek, row: GridRow) =>
      checkIn === row.checkIn ? null : { days: { checkIn, checkOut, text: daysText({ checkIn, checkOut }, locale) } },
  };
}

/** What the cells of one house say in one row: one cell for all levels where nothing can be had. */
export async function getWeekWords(
  asked: Parameters<typeof getTold>[0],
): Promise<(column: GridColumn, week: AgencyWeek, row: GridRow) => WeekWords> {
  const told = await getTold(asked);
  return (column, week, row) => ({
    ...told.shifted(week, row),
    ...(isClosed(week) ? closedWeek(column, week, told) : pricedWeek(column, week, told)),
  });
}

function closedWeek(column: GridColumn, week: AgencyWeek, { words, whyNot, own: ownWords }: Told): WeekWords {
  const { house } = column;
  const own = ownLead(column, week);
  const why = (own && holdsStay(own)) || isTaken(week) ? null : whyNot(week, house);
  const state = week.state === 'sold' ? 'sold' : 'onRequest';
  return {
    closed:
      week.sleepsAtMost === null
        ? { state, said: words[state], ...(why && { why: whyWords(why) }) }
        : (why?.text ?? ''),
    ...(own && { own: ownWords(own, house.timeZone) }),
  };
}

function pricedWeek(column: GridColumn, week: AgencyWeek, { words, whyNot, own: ownWords }: Told): WeekWords {
  const { house } = column;
  const anyLead = ownLead(column, week);
  const option = week.state === 'option' && !(anyLead && holdsStay(anyLead)) ? whyNot(week, house) : null;
  return {
    ...(option && { why: whyWords(option) }),
    cells: week.levels.map(({ serviceLevel, state, price, perPersonNight, earning }) => {
      if (state === 'notOffered') return words.notOffered;
      const own = anyLead && ownLead(column, week, serviceLevel);
      return {
        state,
        said: price.state === 'priced' ? formatAmount(price.price) : words.onRequest,
        ...(perPersonNight && { person: formatAmount(perPersonNight) }),
        ...(earning && { earns: formatAmount(earning.amount) }),
        ...(earning && earning.percent !== house.earned?.commission && { percent: percentText(earning.percent) }),
        ...(own && { own: ownWords(own, house.timeZone) }),
      };
    }),
  };
}

export const percentText = (percent: number) => `${formatNumber(percent)}\u00a0%`;

const whyWords = ({ text, left, nearest }: WhyNot): WhyWords => ({
  text,
  ...(left && { left }),
  ...(nearest && { nearest }),
});
