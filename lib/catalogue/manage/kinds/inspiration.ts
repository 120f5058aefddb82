import 'server-only';
import { formatDay, toDateOnly } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Prisma } from '@/prisma/generated/client';
import { managedFields } from '../fields';
import { RETIRED, type Stored, type Words } from '../types';
import { columnsOf, valuesOf } from './columns';
import { type Kind, like, MOST_LISTED, type Sought } from './kind';

const fields = managedFields.inspiration;
const include = { hotel: { select: { name: true } } } satisfies Prisma.InspirationPostInclude;
type Row = Prisma.InspirationPostGetPayload<{ include: typeof include }>;

const toStored = (row: Row, locale: Locale): Stored => ({
  name: row.hotel.name,
  detail: formatDay(toDateOnly(row.postedAt, OFFICE_TIME_ZONE), locale),
  values: valuesOf(fields, row),
  retired: row.retiredAt === null ? null : 'removed',
  changedAt: null,
});

async function list(tx: Transaction, { search, locale }: Sought) {
  const found: Prisma.InspirationPostWhereInput = search
    ? { OR: [{ id: search }, { textEn: like(search) }, { textDe: like(search) }, { hotel: { name: like(search) } }] }
    : {};
  const rows = await tx.inspirationPost.findMany({
    where: found,
    include,
    orderBy: [{ postedAt: 'desc' }, { id: 'asc' }],
    take: MOST_LISTED + 1,
  });
  const total = rows.length > MOST_LISTED ? await tx.inspirationPost.count({ where: found }) : rows.length;
  return { rows: rows.slice(0, MOST_LISTED).map((row) => ({ id: row.id, ...toStored(row, locale) })), total };
}

export const inspirationKind: Kind = {
  list,
  read: async (tx, id, locale) => {
    const row = await tx.inspirationPost.findUnique({ where: { id }, include });
    return row && toStored(row, locale);
  },
  write: async (tx, id, changes, { now }) => {
    const retired = changes.find(({ field }) => field === RETIRED);
    await tx.inspirationPost.update({
      where: { id },
      data: {
        ...columnsOf(fields, changes),
        ...(retired && { retiredAt: retired.after === null ? null : now }),
      },
    });
  },
  create: async (tx, id, values, { now }) => {
    const { text, hotelId } = values;
    const { en, de } = text as Words;
    const data = { id, hotelId: String(hotelId), textEn: en, textDe: de, postedAt: now };
    await tx.inspirationPost.create({ data, select: { id: true } });
  },
  isShown: async (tx, id) => (await tx.inspirationPost.count({ where: { id, retiredAt: null } })) > 0,
};
