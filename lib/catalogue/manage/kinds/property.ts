import 'server-only';
import { z } from 'zod';
import { highlightsOf } from '@/lib/catalogue/desk/rules';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import type { Prisma, PropertyStatus, PropertyType } from '@/prisma/generated/client';
import { managedFields } from '../fields';
import { isIds, isWords, movedTo } from '../rules';
import { type Change, RETIRED, type Stored } from '../types';
import { allColumnsOf, columnsOf, valuesOf } from './columns';
import { type Kind, like, MOST_LISTED, type Sought } from './kind';
import { photographs, readUses } from './lists';

const fields = managedFields.properties;
const storedHighlights = z.array(z.object({ en: z.string(), de: z.string() }));
const include = { city: { select: { nameEn: true, nameDe: true } } } satisfies Prisma.PropertyInclude;
type Row = Prisma.PropertyGetPayload<{ include: typeof include }>;
type Address = Pick<Row, 'cityId' | 'propertyType' | 'slug'>;

const addressOf = ({ cityId, propertyType, slug }: Address): Address => ({ cityId, propertyType, slug });
const keyOf = ({ cityId, propertyType, slug }: Address) => [cityId, propertyType, slug].join('/');

/** Where the addresses of what is gone lead to. */
async function readTargets(tx: Transaction, rows: readonly Row[]): Promise<Map<string, string>> {
  const gone = rows.filter(({ status }) => status === 'removed');
  if (gone.length === 0) return new Map();
  const former = await tx.propertyFormerAddress.findMany({ where: { OR: gone.map(addressOf) } });
  return new Map(former.map((row) => [keyOf(row), row.propertyId]));
}

function retiredOf({ status, ...row }: Row, targets: ReadonlyMap<string, string>): string | null {
  if (status !== 'removed') return status === 'draft' ? 'draft' : null;
  const target = targets.get(keyOf(row));
  return target ? `moved:${target}` : 'removed';
}

function toStored(row: Row, locale: Locale, targets: ReadonlyMap<string, string>): Stored {
  const highlights = storedHighlights.parse(row.highlights);
  const lines = (language: Locale) => highlights.map((one) => one[language]).join('\n');
  return {
    name: row.name,
    detail: inLanguage(locale, { en: row.city.nameEn, de: row.city.nameDe }),
    values: { ...valuesOf(fields, row), highlights: { en: lines('en'), de: lines('de') } },
    retired: retiredOf(row, targets),
    changedAt: row.updatedAt,
  };
}

async function list(tx: Transaction, { search, locale }: Sought) {
  const found: Prisma.PropertyWhereInput = search
    ? {
        OR: [
          { id: search },
          { name: like(search) },
          { slug: like(search) },
          { city: { OR: [{ nameEn: like(search) }, { nameDe: like(search) }] } },
        ],
      }
    : {};
  const rows = await tx.property.findMany({
    where: found,
    include,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: MOST_LISTED + 1,
  });
  const total = rows.length > MOST_LISTED ? await tx.property.count({ where: found }) : rows.length;
  const shown = rows.slice(0, MOST_LISTED);
  const targets = await readTargets(tx, shown);
  return { rows: shown.map((row) => ({ id: row.id, ...toStored(row, locale, targets) })), total };
}

const taken = () => new AppError('invalidInput', { status: 422, fields: { 'values.slug': 'addressTaken' } });

/** Whether another one has or had this address. */
async function isTaken(tx: Transaction, address: Address, except = ''): Promise<boolean> {
  const { slug, cityId, propertyType } = address;
  const [others, formers] = [
    await tx.property.count({ where: { slug, cityId, propertyType, id: { not: except } } }),
    await tx.propertyFormerAddress.count({ where: { slug, cityId, propertyType, propertyId: { not: except } } }),
  ];
  return others + formers > 0;
}

/** The address it had leads to the one it has; one it had before may become its own again. */
async function moveAddress(tx: Transaction, id: string, from: Address, slug: string): Promise<void> {
  const to = { ...from, slug };
  if (await isTaken(tx, to, id)) throw taken();
  await tx.propertyFormerAddress.deleteMany({ where: { ...to, propertyId: id } });
  await tx.propertyFormerAddress.create({ data: { ...from, propertyId: id } });
}

/** What becomes of its address: itself again, nothing any more, or the way to another one. */
async function retire(tx: Transaction, address: Address, retired: Change['after']): Promise<PropertyStatus> {
  await tx.propertyFormerAddress.deleteMany({ where: address });
  const target = movedTo(retired);
  if (target !== null) await tx.propertyFormerAddress.create({ data: { ...address, propertyId: target } });
  return retired === null ? 'published' : retired === 'draft' ? 'draft' : 'removed';
}

/** The property's own list of their ids follows by a trigger. */
async function changeFacilities(tx: Transaction, propertyId: string, ids: readonly string[]): Promise<void> {
  await tx.propertyFacility.deleteMany({ where: { propertyId, facilityId: { notIn: [...ids] } } });
  await tx.propertyFacility.createMany({
    data: ids.map((facilityId) => ({ propertyId, facilityId })),
    skipDuplicates: true,
  });
}

/** Pages and caches follow by the triggers of the table. */
const write: Kind['write'] = async (tx, id, changes, { now }) => {
  const row = await tx.property.findUniqueOrThrow({
    where: { id },
    select: { cityId: true, propertyType: true, slug: true },
  });
  const after = (name: string) => changes.find(({ field }) => field === name)?.after;
  const [slug, retired, highlights] = [after('slug'), after(RETIRED), after('highlights')];
  const facilities = after('facilityIds');
  if (isIds(facilities)) await changeFacilities(tx, id, facilities);
  if (typeof slug === 'string') await moveAddress(tx, id, row, slug);
  const address = typeof slug === 'string' ? { ...row, slug } : row;
  await tx.property.update({
    where: { id },
    data: {
      ...columnsOf(
        fields,
        changes.filter(({ field }) => field !== 'highlights'),
      ),
      ...(isWords(highlights) && { highlights: highlightsOf(highlights) ?? [] }),
      ...(retired !== undefined && { status: await retire(tx, address, retired) }),
      updatedAt: now,
    },
  });
};

/** How it is sold until its operator says otherwise (rules 4.4 and 4.8). */
const create: Kind['create'] = async (tx, id, values, { now }) => {
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'highlights'));
  const text = (name: string) => String(values[name]);
  const address = {
    ...{ cityId: text('cityId'), slug: text('slug') },
    propertyType: text('propertyType') as PropertyType,
  };
  if (await isTaken(tx, address)) throw taken();
  await tx.property.create({
    data: {
      ...(allColumnsOf(own, values) as Prisma.PropertyUncheckedCreateInput),
      ...{ ...address, id, operatorId: text('operatorId'), currency: text('currency') },
      ...{ status: 'draft', highlights: [], distances: [], serviceLevels: [], videos: [] },
      ...{ createdAt: now, updatedAt: now },
    },
    select: { id: true },
  });
  const sold = { rentalChannelId: text('rentalChannelId'), commissionPercent: Number(values.commissionPercent) };
  await tx.salesInformation.create({
    data: { ...sold, propertyId: id, acceptedPaymentMethods: ['creditCard', 'bankTransfer'] },
    select: { propertyId: true },
  });
};

export const propertyKind: Kind = {
  create,
  isRowFirst: true,
  list,
  read: async (tx, id, locale) => {
    const row = await tx.property.findUnique({ where: { id }, include: { ...include, pictures: photographs } });
    if (!row) return null;
    const stored = toStored(row, locale, await readTargets(tx, [row]));
    const { lines, looks } = readUses(row.pictures);
    return { ...stored, values: { ...stored.values, pictures: lines }, pictures: looks };
  },
  write,
  isShown: async (tx, id) => (await tx.property.count({ where: { id, status: 'published' } })) > 0,
};
