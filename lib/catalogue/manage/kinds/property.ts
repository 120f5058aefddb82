import 'server-only';
import { z } from 'zod';
import { highlightsOf } from '@/lib/catalogue/desk/rules';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import type { Prisma, PropertyStatus, PropertyType } from '@/prisma/generated/client';
import { managedFields } from '../fields';
import { isIds, isWords, movedTo } from '../rules';
import { type Change, RETIRED, type Stored } from '../types';
import { allColumnsOf, columnsOf, valuesOf } from './columns';
import { placeIn, requireSector } from './in-place';
import { type Kind, like, MOST_LISTED, type Sought } from './kind';
import { photographs, readUses } from './lists';

const fields = managedFields.properties;
const storedHighlights = z.array(z.object({ en: z.string(), de: z.string() }));
const include = {
  city: { select: { nameEn: true, nameDe: true } },
  salesInformation: { select: { rentalChannelId: true, commissionPercent: true } },
} satisfies Prisma.PropertyInclude;
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
    values: {
      ...valuesOf(fields, row),
      highlights: { en: lines('en'), de: lines('de') },
      rentalChannelId: row.salesInformation?.rentalChannelId ?? null,
      commissionPercent: row.salesInformation?.commissionPercent.toNumber() ?? null,
    },
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

/**
 * The address it had leads to the one it has, whether its place, its kind or its last part is another one; one it had before
 * may become its own again. Where it is gone, both lead where the first one did.
 */
async function moveAddress(tx: Transaction, id: string, from: Address, to: Address): Promise<void> {
  if (await isTaken(tx, to, id)) throw taken();
  await tx.propertyFormerAddress.deleteMany({ where: { ...to, propertyId: id } });
  const target = await tx.propertyFormerAddress.findFirst({ where: from, select: { propertyId: true } });
  if (target) await tx.propertyFormerAddress.create({ data: { ...to, propertyId: target.propertyId } });
  else await tx.propertyFormerAddress.create({ data: { ...from, propertyId: id } });
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

/**
 * Whoever lets it has answers, dues and commission of it on their account: another one takes over where nothing is open. Throws
 * 422 at the operator.
 */
async function requireNothingOpen(tx: Transaction, id: string, today: PlainDate): Promise<void> {
  const [found] = await tx.$queryRaw<{ open: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM lead l WHERE l.property_id = ${id} AND l.closed_at IS NULL
        AND (l.status IN ('REQUESTED_OPTION', 'CONFIRMED_OPTION', 'REQUESTED_BOOKING')
          OR (l.status = 'CONFIRMED_BOOKING' AND l.check_out >= ${today}::date))
    ) OR EXISTS (
      SELECT FROM lead l JOIN ledger_entry e ON e.lead_id = l.id JOIN ledger_account a ON a.id = e.account_id
      WHERE l.property_id = ${id} AND a.operator_id IS NOT NULL GROUP BY l.id HAVING sum(e.amount) <> 0
    ) AS open`;
  if (found?.open) throw new AppError('invalidInput', { status: 422, fields: { 'values.operatorId': 'operatorBusy' } });
}

/** How it is paid until it is agreed otherwise (rules 4.4 and 4.8). */
const firstSale: Pick<Prisma.SalesInformationUncheckedCreateInput, 'acceptedPaymentMethods'> = {
  acceptedPaymentMethods: ['creditCard', 'bankTransfer'],
};

const soldBy = ['rentalChannelId', 'commissionPercent'];

/** By which channel, and what it pays; what is sold once is sold by some channel. Throws 422 at what is missing. */
async function changeSale(tx: Transaction, propertyId: string, changes: readonly Change[]): Promise<void> {
  const own = changes.filter(({ field }) => soldBy.includes(field));
  if (own.length === 0) return;
  const gone = own.find(({ after }) => after === null);
  if (gone) throw new AppError('invalidInput', { status: 422, fields: { [`values.${gone.field}`]: 'required' } });
  const said = Object.fromEntries(own.map(({ field, after }) => [field, after]));
  const { count } = await tx.salesInformation.updateMany({ where: { propertyId }, data: said });
  if (count > 0) return;
  const { rentalChannelId, commissionPercent } = said;
  const data = { propertyId, rentalChannelId: String(rentalChannelId), commissionPercent: Number(commissionPercent) };
  await tx.salesInformation.create({ data: { ...data, ...firstSale }, select: { propertyId: true } });
}

/** Pages and caches follow by the triggers of the table. */
const write: Kind['write'] = async (tx, id, changes, { now, today }) => {
  const row = await tx.property.findUniqueOrThrow({
    where: { id },
    select: { cityId: true, sectorId: true, propertyType: true, slug: true },
  });
  const after = (name: string) => changes.find(({ field }) => field === name)?.after;
  const [slug, propertyType] = [after('slug') ?? row.slug, after('propertyType') ?? row.propertyType];
  const [retired, highlights] = [after(RETIRED), after('highlights')];
  const facilities = after('facilityIds');
  if (isIds(facilities)) await changeFacilities(tx, id, facilities);
  if (after('operatorId') !== undefined) await requireNothingOpen(tx, id, today);
  const place = { cityId: row.cityId, sectorId: row.sectorId, ...placeIn(changes) };
  await requireSector(tx, place);
  const address = { cityId: place.cityId, propertyType: propertyType as PropertyType, slug: String(slug) };
  if (keyOf(address) !== keyOf(row)) await moveAddress(tx, id, addressOf(row), address);
  await changeSale(tx, id, changes);
  await tx.property.update({
    where: { id },
    data: {
      ...columnsOf(
        fields,
        changes.filter(({ field }) => field !== 'highlights' && !soldBy.includes(field)),
      ),
      ...(isWords(highlights) && { highlights: highlightsOf(highlights) ?? [] }),
      ...(retired !== undefined && { status: await retire(tx, address, retired) }),
      updatedAt: now,
    },
  });
};

const create: Kind['create'] = async (tx, id, values, { now }) => {
  const own = Object.fromEntries(
    Object.entries(fields).filter(([name]) => name !== 'highlights' && !soldBy.includes(name)),
  );
  const text = (name: string) => String(values[name]);
  const address = {
    ...{ cityId: text('cityId'), slug: text('slug') },
    propertyType: text('propertyType') as PropertyType,
  };
  if (await isTaken(tx, address)) throw taken();
  await tx.property.create({
    data: {
      ...(allColumnsOf(own, values) as Prisma.PropertyUncheckedCreateInput),
      ...{ ...address, id, currency: text('currency') },
      ...{ status: 'draft', highlights: [], distances: [], serviceLevels: [], videos: [] },
      ...{ createdAt: now, updatedAt: now },
    },
    select: { id: true },
  });
  const sold = { rentalChannelId: text('rentalChannelId'), commissionPercent: Number(values.commissionPercent) };
  await tx.salesInformation.create({
    data: { ...sold, ...firstSale, propertyId: id },
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
