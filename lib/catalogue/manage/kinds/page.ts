import 'server-only';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { locales } from '@/lib/platform/i18n/locale';
import type { Content } from '@/prisma/generated/client';
import { managedFields } from '../fields';
import { isWords } from '../rules';
import type { Stored } from '../types';
import { type Kind, MOST_LISTED, type Sought } from './kind';

const names = Object.keys(managedFields.pages) as ('title' | 'heading' | 'summary' | 'lead' | 'body')[];

/** A slug within one segment of an address. */
const idOf = (slug: string): string => slug.replaceAll('/', '~');
const slugOf = (id: string): string => id.replaceAll('~', '/');
const isListed = { NOT: { slug: { startsWith: 'concierge-jobs' } } };

/** Of one page, a row in each language. */
function toStored(rows: readonly Content[]): Stored {
  const of = (locale: string) => rows.find((row) => row.locale === locale);
  return {
    name: (of('en') ?? rows[0])?.heading ?? '',
    detail: `/${rows[0]?.slug ?? ''}`,
    values: Object.fromEntries(names.map((name) => [name, { en: of('en')?.[name] ?? '', de: of('de')?.[name] ?? '' }])),
    retired: null,
    changedAt: null,
  };
}

async function list(tx: Transaction, { search }: Sought) {
  const rows = await tx.content.findMany({ where: isListed, orderBy: [{ slug: 'asc' }, { locale: 'desc' }] });
  const wanted = search?.toLowerCase();
  const slugs = [...new Set(rows.map(({ slug }) => slug))].filter(
    (slug) =>
      !wanted ||
      rows.some(
        (row) =>
          row.slug === slug &&
          [slug, ...names.map((name) => row[name])].some((text) => text.toLowerCase().includes(wanted)),
      ),
  );
  const found = slugs.slice(0, MOST_LISTED).map((slug) => ({
    id: idOf(slug),
    ...toStored(rows.filter((row) => row.slug === slug)),
  }));
  return { rows: found, total: slugs.length };
}

export const pageKind: Kind = {
  list,
  read: async (tx, id) => {
    const rows = await tx.content.findMany({ where: { slug: slugOf(id), ...isListed } });
    return rows.length > 0 ? toStored(rows) : null;
  },
  write: async (tx, id, changes, { today }) => {
    const slug = slugOf(id);
    for (const locale of locales) {
      const own = changes.flatMap(({ field, after }) => (isWords(after) ? [[field, after[locale]] as const] : []));
      await tx.content.updateMany({ where: { slug, locale }, data: Object.fromEntries(own) });
    }
    // A page that says of which day its words are, says so of the new ones.
    if (changes.some(({ field }) => field === 'body')) {
      await tx.content.updateMany({
        where: { slug, updatedOn: { not: null } },
        data: { updatedOn: toDatabaseDay(today) },
      });
    }
  },
  isShown: async () => false,
};
