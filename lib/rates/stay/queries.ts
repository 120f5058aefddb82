import 'server-only';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { operatedProperties } from '@/lib/catalogue/property/operated';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, eachWeek, latest, type PlainDate, SATURDAY } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import { activeHolds } from '../hold/active';
import { weekOf } from './rules';
import type { CalendarOfStays, EditedStay, LastStayEdit, PropertyStays, StayHold } from './types';

type Range = { propertyId: string; from: PlainDate; until: PlainDate };

/** Edits and undos of a property so far. */
export async function stayRevisionOf(tx: Transaction, propertyId: string): Promise<number> {
  const { _count: count } = await tx.stayEdit.aggregate({
    where: { propertyId },
    _count: { id: true, undoneAt: true },
  });
  return count.id + count.undoneAt;
}

async function readStays(
  tx: Transaction,
  where: Prisma.StayWhereInput,
): Promise<(EditedStay & { propertyId: string })[]> {
  const rows = await tx.stay.findMany({
    where,
    include: { rates: { orderBy: { serviceLevel: 'asc' } } },
    orderBy: [{ checkIn: 'asc' }, { checkOut: 'asc' }],
  });
  return rows.map(({ id, propertyId, available, checkIn, checkOut, rates }) => ({
    ...{ id, propertyId, available, checkIn: fromDatabaseDay(checkIn), checkOut: fromDatabaseDay(checkOut) },
    rates: rates.map(({ serviceLevel, amount }) => ({ serviceLevel, amount: amount === null ? null : Number(amount) })),
  }));
}

/** Stays that lie within the nights, with their prices in a fixed order. */
export function readStaysWithin(tx: Transaction, { propertyId, from, until }: Range): Promise<EditedStay[]> {
  return readStays(tx, { propertyId, checkIn: { gte: toDatabaseDay(from) }, checkOut: { lte: toDatabaseDay(until) } });
}

/** Stays that have some of the nights. */
export function readStaysAt(tx: Transaction, { propertyId, from, until }: Range): Promise<EditedStay[]> {
  return readStays(tx, { propertyId, checkIn: { lt: toDatabaseDay(until) }, checkOut: { gt: toDatabaseDay(from) } });
}

type HeldStay = StayHold & { propertyId: string };

async function readHolds(tx: Transaction, propertyIds: string[], period: Omit<Range, 'propertyId'>, now: Date) {
  const { from, until } = period;
  const nights = { checkIn: { lt: toDatabaseDay(until) }, checkOut: { gt: toDatabaseDay(from) } };
  const rows = await tx.propertyHold.findMany({
    where: { AND: [{ propertyId: { in: propertyIds }, ...nights }, activeHolds(now)] },
    orderBy: { checkIn: 'asc' },
  });
  return rows.map(
    ({ id, propertyId, kind, checkIn, checkOut, expiresAt }): HeldStay => ({
      ...{ id, propertyId, kind, checkIn: fromDatabaseDay(checkIn), checkOut: fromDatabaseDay(checkOut) },
      expiresAt: expiresAt?.toISOString() ?? null,
    }),
  );
}

/** Whatever is held in some of the nights. */
export function readHoldsIn(tx: Transaction, { propertyId, ...period }: Range, now: Date): Promise<StayHold[]> {
  return readHolds(tx, [propertyId], period, now);
}

type Nights = { propertyId: string; checkIn: PlainDate; checkOut: PlainDate; agency: number };

/** Requests that wait for an answer (agency 0), and saved interests. */
async function readWanted(tx: Transaction, propertyIds: string[], { from, until }: Omit<Range, 'propertyId'>) {
  const [first, end] = [toDatabaseDay(from), toDatabaseDay(until)];
  return tx.$queryRaw<Nights[]>`
    SELECT property_id AS "propertyId", to_char(check_in, 'YYYY-MM-DD') AS "checkIn",
      to_char(check_out, 'YYYY-MM-DD') AS "checkOut", agency
    FROM (
      SELECT property_id, check_in, check_out, 0 AS agency FROM operator_lead
      WHERE status IN ('REQUESTED_BOOKING', 'REQUESTED_OPTION') AND closed_at IS NULL
      UNION ALL
      SELECT property_id, check_in, check_out, agency FROM property_interest
    ) AS wanted
    WHERE property_id = ANY (${propertyIds}) AND check_in < ${end}::date AND check_out > ${first}::date
    ORDER BY check_in`;
}

async function readLastEdit(tx: Transaction, properties: readonly PropertyStays[]): Promise<LastStayEdit | null> {
  const last = await tx.stayEdit.findFirst({
    where: { propertyId: { in: properties.map(({ id }) => id) }, undoneAt: null },
    orderBy: [{ at: 'desc' }, { revision: 'desc' }],
  });
  if (!last) return null;
  const { id, propertyId, at, fromDay, untilDay } = last;
  const name = properties.find((property) => property.id === propertyId)?.name ?? '';
  return {
    id,
    propertyId,
    name,
    at: at.toISOString(),
    from: fromDatabaseDay(fromDay),
    until: fromDatabaseDay(untilDay),
  };
}

/** Weeks a page of the calendar shows, as many as a winter has. */
export const CALENDAR_WEEKS = 18;
/** Properties shown where none are named. */
const SHOWN = 3;

/** Of each property the first stays that have a price and can be had, from the day before on: its time zone is read with them. */
const forSale = (now: Date) =>
  ({
    where: {
      checkIn: { gte: toDatabaseDay(addDays(dayAt(now, 'UTC'), -1)) },
      available: true,
      rates: { some: { amount: { not: null } } },
    },
    select: { checkIn: true },
    orderBy: { checkIn: 'asc' },
    take: 3,
  }) as const;

type Asked = { propertyIds: readonly string[] | undefined; from: PlainDate | null };

/**
 * The asked properties beside each other, else the first three; null where this person has none or one that is asked for is
 * not theirs. Begins with the first week for sale unless said otherwise.
 */
export async function getStayCalendar(
  viewer: Viewer,
  { propertyIds, from: asked }: Asked,
): Promise<CalendarOfStays | null> {
  const now = await clock.now();
  return scoped(viewer, async (tx) => {
    const choice = await tx.property.findMany({
      where: operatedProperties(viewer),
      select: {
        ...{ id: true, name: true, currency: true, serviceLevels: true, bedsForAdults: true, bedsForChildren: true },
        city: { select: { countryId: true } },
        stays: forSale(now),
      },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    });
    const shown = propertyIds ? choice.filter(({ id }) => propertyIds.includes(id)) : choice.slice(0, SHOWN);
    const [first] = shown;
    if (!first || (propertyIds && shown.length !== new Set(propertyIds).size)) return null;
    const today = dayAt(now, timeZoneOf(first.city.countryId));
    const ids = shown.map(({ id }) => id);
    const [soonest = today] = shown
      .flatMap(({ stays: next }) => next.map(({ checkIn }) => fromDatabaseDay(checkIn)))
      .filter((checkIn) => checkIn >= today)
      .sort();
    const start = weekOf(latest(asked ?? soonest, today));
    const period = { from: latest(start, today), until: addDays(start, 7 * CALENDAR_WEEKS) };
    const begins = { gte: toDatabaseDay(period.from), lt: toDatabaseDay(period.until) };
    const stays = await readStays(tx, { propertyId: { in: ids }, checkIn: begins });
    // The last stays reach beyond the weeks, and so may what holds them.
    const end = stays.reduce((last, { checkOut }) => latest(last, checkOut), period.until);
    const holds = await readHolds(tx, ids, { ...period, until: end }, now);
    const wanted = await readWanted(tx, ids, { ...period, until: end });
    const edits = await tx.stayEdit.groupBy({
      by: ['propertyId'],
      where: { propertyId: { in: ids } },
      _count: { id: true, undoneAt: true },
    });
    const properties = shown.map(
      ({ id, name, currency, serviceLevels, bedsForAdults, bedsForChildren, city }): PropertyStays => {
        const isOwn = (one: { propertyId: string }) => one.propertyId === id;
        const count = edits.find(isOwn)?._count;
        const nights = wanted.filter(isOwn);
        return {
          ...{ id, name, currency, serviceLevels, timeZone: timeZoneOf(city.countryId) },
          beds: bedsForAdults === null ? null : { adults: bedsForAdults, children: bedsForChildren ?? 0 },
          stays: stays.filter(isOwn).map(({ propertyId, ...stay }) => stay),
          holds: holds.filter(isOwn).map(({ propertyId, ...hold }) => hold),
          asked: nights.filter(({ agency }) => agency === 0).map(({ checkIn, checkOut }) => ({ checkIn, checkOut })),
          interests: nights
            .filter(({ agency }) => agency > 0)
            .map(({ checkIn, checkOut, agency }) => ({ checkIn, checkOut, agency })),
          revision: (count?.id ?? 0) + (count?.undoneAt ?? 0),
        };
      },
    );
    return {
      ...{ properties, today },
      choice: choice.map(({ id, name }) => ({ id, name })),
      weeks: eachWeek(start, period.until, SATURDAY).map(({ checkIn }) => checkIn),
      lastEdit: await readLastEdit(tx, properties),
    };
  });
}
