import 'server-only';
import { randomUUID } from 'node:crypto';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { operatedProperties } from '@/lib/catalogue/property/operated';
import { writeAudit } from '@/lib/people/audit/commands';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { placeHold } from '../hold/commands';
import { readHoldsIn, readStaysAt, readStaysWithin, stayRevisionOf } from './queries';
import { changeStay, isHeld, isSameStay, newStays } from './rules';
import { type StayEditInput, type StayEditJson, type StoredStays, storedStaysSchema } from './schema';
import type { EditedStay, StayChange, StayHold } from './types';

/**
 * Waits for whoever else changes something about the property's nights, writes down what had ended by then, and comes back in
 * the viewer's scope (`openTarget` of lib/sales/lead): options that have lapsed are free for the edit.
 */
type Open = (
  tx: Transaction,
  viewer: Viewer,
  target: { hotelId: null; propertyId: string },
  context: WriteContext,
) => Promise<void>;

type Range = { propertyId: string; from: PlainDate; until: PlainDate };

const moved = () => new AppError('nightsMoved', { status: 409 });

/** Throws 404 for a property that is not this viewer's, 409 when somebody has edited since the calendar was read. */
async function openCalendar(
  tx: Transaction,
  viewer: Viewer,
  propertyId: string,
  revision: number,
  context: WriteContext,
  open: Open,
) {
  const property = await tx.property.findFirst({
    where: { id: propertyId, ...operatedProperties(viewer) },
    select: { currency: true, serviceLevels: true, city: { select: { countryId: true } } },
  });
  if (!property) throw new AppError('notFound', { status: 404 });
  await open(tx, viewer, { hotelId: null, propertyId }, context);
  if ((await stayRevisionOf(tx, propertyId)) !== revision) throw moved();
  const { currency, serviceLevels, city } = property;
  return { currency, serviceLevels, timeZone: timeZoneOf(city.countryId) };
}

/** The database refuses stays of other properties, and closing one that somebody holds. */
async function writeStays(tx: Transaction, stays: readonly Pick<EditedStay, 'id' | 'available' | 'rates'>[]) {
  const rows = JSON.stringify(stays);
  await tx.$executeRaw`
    UPDATE stay s SET available = n.available
    FROM jsonb_to_recordset(${rows}::jsonb) AS n (id text, available boolean)
    WHERE s.id = n.id AND s.available <> n.available`;
  await tx.$executeRaw`
    UPDATE stay_rate r SET amount = x.amount
    FROM jsonb_to_recordset(${rows}::jsonb) AS n (id text, rates jsonb),
      jsonb_to_recordset(n.rates) AS x ("serviceLevel" text, amount bigint)
    WHERE r.stay_id = n.id AND r.service_level = x."serviceLevel" AND r.amount IS DISTINCT FROM x.amount`;
}

const onRequest = <Rate extends { amount: number | null }>(rates: readonly Rate[]) =>
  rates.map((rate) => ({ ...rate, amount: null }));

/** On request at first: "from" of the property follows prices that change, not stays that come and go. */
async function addStays(tx: Transaction, { propertyId }: Range, stays: readonly EditedStay[], currency: string) {
  const rows = JSON.stringify(stays);
  await tx.$executeRaw`
    INSERT INTO stay (id, property_id, check_in, check_out, available)
    SELECT n.id, ${propertyId}, n."checkIn", n."checkOut", true
    FROM jsonb_to_recordset(${rows}::jsonb) AS n (id text, "checkIn" date, "checkOut" date)`;
  await tx.$executeRaw`
    INSERT INTO stay_rate (stay_id, service_level, amount, currency)
    SELECT n.id, x."serviceLevel", NULL, ${currency}
    FROM jsonb_to_recordset(${rows}::jsonb) AS n (id text, rates jsonb),
      jsonb_to_recordset(n.rates) AS x ("serviceLevel" text)`;
  await writeStays(tx, stays);
}

/** How many were there. */
async function removeStays(tx: Transaction, { propertyId }: Range, stays: StoredStays['added']): Promise<number> {
  if (stays.length === 0) return 0;
  await writeStays(
    tx,
    stays.map((stay) => ({ ...stay, rates: onRequest(stay.rates) })),
  );
  return (await tx.stay.deleteMany({ where: { propertyId, id: { in: stays.map(({ id }) => id) } } })).count;
}

type Done = { before: StoredStays; after: StoredStays; kept: number };
const nothing: StoredStays = { stays: [], ownerUse: [], added: [] };

async function changeOwnerUse(tx: Transaction, range: Range, isBegun: boolean, context: WriteContext): Promise<Done> {
  const { propertyId, from, until } = range;
  if (isBegun) {
    // 409 where anything is sold or optioned, or the owner's already.
    await placeHold(tx, { propertyId, kind: 'ownerBlock', checkIn: from, checkOut: until }, context);
    const ownerUse = [{ checkIn: from, checkOut: until }];
    return { before: nothing, after: { ...nothing, ownerUse }, kept: 0 };
  }
  const now = context.now();
  const holds = await readHoldsIn(tx, range, now);
  const ended = holds
    .filter(({ kind }) => kind === 'ownerBlock')
    .map(({ checkIn, checkOut }) => ({ checkIn, checkOut }));
  await releaseOwnerUse(tx, propertyId, ended, now);
  return { before: { ...nothing, ownerUse: ended }, after: nothing, kept: 0 };
}

/** By their nights: one that an undo has placed again is another hold. */
async function releaseOwnerUse(
  tx: Transaction,
  propertyId: string,
  periods: readonly Pick<StayHold, 'checkIn' | 'checkOut'>[],
  releasedAt: Date,
): Promise<number> {
  const nights = periods.map(({ checkIn, checkOut }) => ({
    checkIn: toDatabaseDay(checkIn),
    checkOut: toDatabaseDay(checkOut),
  }));
  const where = { propertyId, kind: 'ownerBlock' as const, releasedAt: null, OR: nights };
  return (await tx.propertyHold.updateMany({ where, data: { releasedAt } })).count;
}

async function changeStays(
  tx: Transaction,
  range: Range,
  { change, stays: chosen }: StayEditInput,
  currency: string,
  now: Date,
): Promise<Done> {
  const [within, holds] = [await readStaysWithin(tx, range), await readHoldsIn(tx, range, now)];
  const stays = chosen ? within.filter(({ id }) => chosen.includes(id)) : within;
  const held = stays.filter((stay) => isHeld(stay, holds));
  if (change.kind === 'close' && held.length > 0) throw new AppError('periodSold', { status: 409 });
  const pairs = stays
    .filter((stay) => !held.includes(stay))
    .map((stay) => ({ was: stay, is: changeStay(stay, change, currency) }))
    .filter(({ was, is }) => !isSameStay(was, is));
  await writeStays(
    tx,
    pairs.map(({ is }) => is),
  );
  return {
    before: { ...nothing, stays: pairs.map(({ was }) => was) },
    after: { ...nothing, stays: pairs.map(({ is }) => is) },
    kept: held.length,
  };
}

async function changeLength(
  tx: Transaction,
  range: Range,
  { nights, roundTo }: Extract<StayChange, { kind: 'length' }>,
  property: { serviceLevels: readonly string[]; currency: string },
  now: Date,
): Promise<Done> {
  const [stays, holds] = [await readStaysAt(tx, range), await readHoldsIn(tx, range, now)];
  const offered = newStays(stays, { ...range, nights, roundTo }, property);
  const added = offered
    .filter((stay) => !isHeld(stay, holds))
    .map((stay) => ({ ...stay, id: `${range.propertyId}-${stay.checkIn}-${stay.checkOut}` }));
  await addStays(tx, range, added, property.currency);
  return { before: nothing, after: { ...nothing, added }, kept: offered.length - added.length };
}

/**
 * Changes the stays that lie within [from, until), all or those that are named, offers stays of another length in its nights,
 * or makes them the owner's own. What is sold or optioned keeps its price and gets no other stays beside it; closing it or
 * taking it for the owner is refused with 409 `periodSold`. 422 for nights that have passed.
 */
export async function editStays(
  tx: Transaction,
  viewer: Viewer,
  propertyId: string,
  input: StayEditInput,
  context: WriteContext,
  open: Open,
): Promise<StayEditJson> {
  const { from, until, revision, change } = input;
  const { timeZone, ...property } = await openCalendar(tx, viewer, propertyId, revision, context, open);
  const at = context.now();
  if (from < dayAt(at, timeZone)) throw new AppError('invalidInput', { status: 422, fields: { from: 'nightsPassed' } });
  const range = { propertyId, from, until };
  const isOfOwner = change.kind === 'ownerUse' || change.kind === 'endOwnerUse';
  const { before, after, kept } =
    change.kind === 'length'
      ? await changeLength(tx, range, change, property, at)
      : isOfOwner
        ? await changeOwnerUse(tx, range, change.kind === 'ownerUse', context)
        : await changeStays(tx, range, input, property.currency, at);
  const stays = countOf(before, after);
  if (stays === 0) return { _id: '', revision, stays, kept };
  const id = randomUUID();
  const days = { fromDay: toDatabaseDay(from), untilDay: toDatabaseDay(until) };
  await tx.stayEdit.create({
    data: { id, propertyId, byId: viewer.id, at, revision: revision + 1, ...days, before, after },
  });
  await audit(tx, viewer, context, 'property.staysEdited', { ...range, change: change.kind, stays });
  return { _id: id, revision: revision + 1, stays, kept };
}

const countOf = (before: StoredStays, after: StoredStays) =>
  Math.max(before.stays.length, before.ownerUse.length, after.ownerUse.length, after.added.length);

type Facts = Range & { stays: number; change?: string };

function audit(
  tx: Transaction,
  viewer: Viewer,
  context: WriteContext,
  action: 'property.staysEdited' | 'property.staysRestored',
  { propertyId, ...after }: Facts,
): Promise<void> {
  return writeAudit(tx, { ...context, viewer }, { action, entity: 'property', entityId: propertyId, after });
}

/**
 * Takes the last edit of the property back, all of it or nothing: 409 `nightsMoved` where it is no longer the last one or its
 * stays are other than it left them, 409 `periodSold` where they have been sold or optioned since.
 */
export async function undoStays(
  tx: Transaction,
  viewer: Viewer,
  propertyId: string,
  editId: string,
  { revision }: { revision: number },
  context: WriteContext,
  open: Open,
): Promise<StayEditJson> {
  await openCalendar(tx, viewer, propertyId, revision, context, open);
  const last = await tx.stayEdit.findFirst({ where: { propertyId, undoneAt: null }, orderBy: { revision: 'desc' } });
  if (last?.id !== editId) {
    const isThere = (await tx.stayEdit.count({ where: { id: editId, propertyId } })) > 0;
    throw isThere ? moved() : new AppError('notFound', { status: 404 });
  }
  const at = context.now();
  const range = { propertyId, from: fromDatabaseDay(last.fromDay), until: fromDatabaseDay(last.untilDay) };
  const [before, after] = [storedStaysSchema.parse(last.before), storedStaysSchema.parse(last.after)];
  const now = new Map((await readStaysWithin(tx, range)).map((stay) => [stay.id, stay]));
  const holds = await readHoldsIn(tx, range, at);
  for (const left of [...after.stays, ...after.added]) {
    const stay = now.get(left.id);
    if (!stay || !isSameStay(stay, { ...stay, ...left })) throw moved();
    if (isHeld(stay, holds)) throw new AppError('periodSold', { status: 409 });
  }
  await writeStays(tx, before.stays);
  if ((await removeStays(tx, range, after.added)) !== after.added.length) throw moved();
  if ((await releaseOwnerUse(tx, propertyId, after.ownerUse, at)) !== after.ownerUse.length) throw moved();
  for (const { checkIn, checkOut } of before.ownerUse) {
    await placeHold(tx, { propertyId, kind: 'ownerBlock', checkIn, checkOut }, context);
  }
  await tx.stayEdit.update({ where: { id: editId }, data: { undoneAt: at } });
  const stays = countOf(before, after);
  await audit(tx, viewer, context, 'property.staysRestored', { ...range, stays });
  return { _id: editId, revision: revision + 1, stays, kept: 0 };
}
