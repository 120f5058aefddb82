import 'server-only';
import { storedPartsSchema } from '@/lib/catalogue/desk/queries/hotel';
import { categoriesIn } from '@/lib/catalogue/hotel/categories';
import { categoryWords } from '@/lib/catalogue/hotel/category-words';
import { descriptionParts } from '@/lib/catalogue/hotel/types';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import type { Prisma } from '@/prisma/generated/client';
import { managedFields } from '../fields';
import { movedTo } from '../rules';
import { type Change, RETIRED, type Stored, type Words } from '../types';
import { allColumnsOf, columnsOf, valuesOf } from './columns';
import { placeIn, requireSector } from './in-place';
import { type Kind, like, MOST_LISTED, type Sought } from './kind';

const fields = managedFields.hotels;
const isPart = (field: string) => descriptionParts.some((part) => part === field);
const include = { city: { select: { nameEn: true, nameDe: true } } } satisfies Prisma.HotelInclude;
type Row = Prisma.HotelGetPayload<{ include: typeof include }>;

function toStored(row: Row, locale: Locale): Stored {
  const parts = storedPartsSchema.parse(row.description);
  const described = Object.fromEntries(descriptionParts.map((part) => [part, parts[part] ?? { en: '', de: '' }]));
  return {
    name: row.name,
    detail: `${inLanguage(locale, { en: row.city.nameEn, de: row.city.nameDe })}, ${categoryWords(row.category, locale)}`,
    values: { ...valuesOf(fields, row), ...described },
    retired: row.retiredAt === null ? null : row.movedToId === null ? 'removed' : `moved:${row.movedToId}`,
    changedAt: row.updatedAt,
  };
}

async function list(tx: Transaction, { search, locale }: Sought) {
  const found: Prisma.HotelWhereInput = search
    ? {
        OR: [
          { id: search },
          { name: like(search) },
          { city: { OR: [{ nameEn: like(search) }, { nameDe: like(search) }] } },
        ],
      }
    : {};
  const rows = await tx.hotel.findMany({
    where: found,
    include,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: MOST_LISTED + 1,
  });
  const total = rows.length > MOST_LISTED ? await tx.hotel.count({ where: found }) : rows.length;
  return { rows: rows.slice(0, MOST_LISTED).map((row) => ({ id: row.id, ...toStored(row, locale) })), total };
}

/** A distinction that France alone awards (rule 4.16); as the hotel stands, after what is written of it. */
async function requireCategory(tx: Transaction, id: string, changes: readonly Change[]): Promise<void> {
  if (!changes.some(({ field }) => field === 'category' || field === 'cityId')) return;
  const row = await tx.hotel.findUniqueOrThrow({
    where: { id },
    select: { category: true, city: { select: { countryId: true } } },
  });
  if (categoriesIn(row.city.countryId).some((one) => one === row.category)) return;
  throw new AppError('invalidInput', { status: 422, fields: { 'values.category': 'palaceInFranceOnly' } });
}

/** Pages and caches follow by the triggers of the table. */
const write: Kind['write'] = async (tx, id, changes, { now }) => {
  const { description, ...place } = await tx.hotel.findUniqueOrThrow({
    where: { id },
    select: { description: true, cityId: true, sectorId: true },
  });
  await requireSector(tx, { ...place, ...placeIn(changes) });
  const parts = changes.filter(({ field }) => isPart(field));
  const described = parts.map(({ field, after }) => {
    const words = after as { en: string; de: string };
    return [field, words.en || words.de ? words : null] as const;
  });
  const retired = changes.find(({ field }) => field === RETIRED);
  await tx.hotel.update({
    where: { id },
    data: {
      ...columnsOf(
        fields,
        changes.filter(({ field }) => !isPart(field)),
      ),
      ...(described.length > 0 && {
        description: { ...storedPartsSchema.parse(description), ...Object.fromEntries(described) },
      }),
      ...(retired && { retiredAt: retired.after === null ? null : now, movedToId: movedTo(retired.after) }),
      updatedAt: now,
    },
  });
  await requireCategory(tx, id, changes);
};

/** Its nights, prices and agreements are the hotel's own to bring. */
const create: Kind['create'] = async (tx, id, values, { now }) => {
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => !isPart(name)));
  const described = descriptionParts.map((part) => [part, values[part] as Words] as const);
  const currency = String(values.currency);
  await tx.hotel.create({
    data: {
      ...(allColumnsOf(own, values) as Prisma.HotelUncheckedCreateInput),
      ...{ id, localCurrency: currency, billableCurrency: currency },
      ...{ createdAt: now, updatedAt: now },
      description: Object.fromEntries(described.filter(([, { en, de }]) => en || de)),
    },
    select: { id: true },
  });
  await requireCategory(tx, id, [{ field: 'category', before: null, after: values.category ?? null }]);
};

export const hotelKind: Kind = {
  create,
  list,
  read: async (tx, id, locale) => {
    const row = await tx.hotel.findUnique({ where: { id }, include });
    return row && toStored(row, locale);
  },
  write,
  isShown: async (tx, id) => (await tx.hotel.count({ where: { id, retiredAt: null } })) > 0,
};
