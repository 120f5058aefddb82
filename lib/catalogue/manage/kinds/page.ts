import 'server-only';
import { wordsSlug } from '@/lib/catalogue/content/words';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { inLanguage, type Locale, locales } from '@/lib/platform/i18n/locale';
import type { Content, ContentKind, Prisma } from '@/prisma/generated/client';
import { managedFields } from '../fields';
import { isWords } from '../rules';
import { RETIRED, type Stored, type Words } from '../types';
import { type Kind, MOST_LISTED } from './kind';

const names = Object.keys(managedFields.pages) as ('title' | 'heading' | 'summary' | 'lead' | 'body')[];
const JOBS = 'concierge-jobs';

/** A slug within one segment of an address. */
const idOf = (slug: string): string => slug.replaceAll('/', '~');
const slugOf = (id: string): string => id.replaceAll('~', '/');

/** Of one page, a row in each language. */
function toStored(rows: readonly Content[], locale: Locale): Stored {
  const of = (language: Locale) => rows.find((row) => row.locale === language);
  return {
    name: of(locale)?.heading ?? rows[0]?.heading ?? '',
    detail: `/${rows[0]?.slug ?? ''}`,
    values: Object.fromEntries(names.map((name) => [name, { en: of('en')?.[name] ?? '', de: of('de')?.[name] ?? '' }])),
    retired: rows.some(({ retiredAt }) => retiredAt !== null) ? 'removed' : null,
    changedAt: null,
  };
}

const hasText = (row: Content, wanted: string): boolean =>
  [row.slug, ...names.map((name) => row[name])].some((text) => text.toLowerCase().includes(wanted));

function contentKind(isListed: Prisma.ContentWhereInput): Kind {
  return {
    list: async (tx, { search, locale }) => {
      const rows = await tx.content.findMany({ where: isListed, orderBy: [{ slug: 'asc' }, { locale: 'desc' }] });
      const wanted = search?.toLowerCase();
      const found = [...new Set(rows.map(({ slug }) => slug))]
        .map((slug) => [slug, rows.filter((row) => row.slug === slug)] as const)
        .filter(([, own]) => !wanted || own.some((row) => hasText(row, wanted)));
      return {
        rows: found.slice(0, MOST_LISTED).map(([slug, own]) => ({ id: idOf(slug), ...toStored(own, locale) })),
        total: found.length,
      };
    },
    read: async (tx, id, locale) => {
      const rows = await tx.content.findMany({ where: { AND: [{ slug: slugOf(id) }, isListed] } });
      return rows.length > 0 ? toStored(rows, locale) : null;
    },
    write: async (tx, id, changes, { now, today }) => {
      const slug = slugOf(id);
      for (const locale of locales) {
        const own = changes.flatMap(({ field, after }) =>
          isWords(after) ? [[field, inLanguage(locale, after)] as const] : [],
        );
        if (own.length > 0) {
          await tx.content.updateMany({ where: { slug, locale }, data: Object.fromEntries(own) });
        }
      }
      // A page that says of which day its words are, says so of the new ones.
      if (changes.some(({ field }) => field === 'body')) {
        const data = { updatedOn: toDatabaseDay(today) };
        await tx.content.updateMany({ where: { slug, updatedOn: { not: null } }, data });
      }
      const retired = changes.find(({ field }) => field === RETIRED);
      if (retired) {
        await tx.content.updateMany({ where: { slug }, data: { retiredAt: retired.after === null ? null : now } });
      }
    },
    isShown: async () => false,
  };
}

/** Both languages at once, each a row. */
const creating =
  (kind: ContentKind): NonNullable<Kind['create']> =>
  async (tx, id, values) => {
    const rows = locales.map((locale) => {
      const said = Object.fromEntries(names.map((name) => [name, (values[name] as Words)[locale]]));
      return { ...(said as Record<(typeof names)[number], string>), slug: slugOf(id), locale, kind };
    });
    await tx.content.createMany({ data: rows });
  };

/** Pages of the product itself, and those that were made here, below `/info`. */
export const pageKind: Kind = {
  ...contentKind({ NOT: { slug: { startsWith: `${JOBS}/` } } }),
  create: creating('info'),
};
/** Positions with agencies' concierge desks, each a page of words. */
export const jobKind: Kind = {
  ...contentKind({ slug: { startsWith: `${JOBS}/` } }),
  create: creating('agency'),
};

/** Of a position, and of a page that was made here, by the last part of its address. */
export const jobIdOf = (address: string): string => idOf(`${JOBS}/${address}`);
export const wordsIdOf = (address: string): string => idOf(wordsSlug(address));
