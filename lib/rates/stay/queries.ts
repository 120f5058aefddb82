import 'server-only';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { operatedProperties } from '@/lib/catalogue/property/operated';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, latest, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { activeHolds } from '../hold/active';
import type { EditedStay, StayCalendar, StayHold } from './types';

type Range = { propertyId: string; from: PlainDate; until: PlainDate };

/** Edits and undos of a property so far. */
export async function stayRevisionOf(tx: Transaction, propertyId: string): Promise<number> {
  const { _count: count } = await tx.stayEdit.aggregate({
    where: { propertyId },
    _count: { id: true, undoneAt: true },
  });
  return count.id + count.undoneAt;
}

/** Stays that lie within the nights, with their prices in a fixed order. */
export async function readStaysWithin(tx: Transaction, { propertyId, from, until }: Range): Promise<EditedStay[]> {
  const rows = await tx.stay.findMany({
    where: { propertyId, checkIn: { gte: toDatabaseDay(from) }, checkOut: { lte: toDatabaseDay(until) } },
    include: { rates: { orderBy: { serviceLevel: 'asc' } } },
    orderBy: [{ checkIn: 'asc' }, { checkOut: 'asc' }],
  });
  return rows.map(({ id, available, checkIn, checkOut, rates }) => ({
    ...{ id, available, checkIn: fromDatabaseDay(checkIn), checkOut: fromDatabaseDay(checkOut) },
    rates: rates.map(({ serviceLevel, amount }) => ({ serviceLevel, amount: amount === null ? null : Number(amount) })),
  }));
}

/** Whatever is held in some of the nights. */
export async function readHoldsIn(tx: Transaction, { propertyId, from, until }: Range, now: Date): Promise<StayHold[]> {
  const rows = await tx.propertyHold.findMany({
    where: {
      AND: [
        { propertyId, checkIn: { lt: toDatabaseDay(until) }, checkOut: { gt: toDatabaseDay(from) } },
        activeHolds(now),
      ],
    },
    orderBy: { checkIn: 'asc' },
  });
  return rows.map(({ id, kind, checkIn, checkOut }) => ({
    ...{ id, kind, checkIn: fromDatabaseDay(checkIn), checkOut: fromDatabaseDay(checkOut) },
  }));
}

/** Half a year of stays. */
export const CALENDAR_DAYS = 182;

/** Of the asked property, else the first; null where this person has none. */
export async function getStayCalendar(
  viewer: Viewer,
  { propertyId, from: asked }: { propertyId: string | undefined; from: PlainDate | null },
): Promise<StayCalendar | null> {
  const now = await clock.now();
  return scoped(viewer, async (tx) => {
    const rows = await tx.property.findMany({
      where: operatedProperties(viewer),
      select: { id: true, name: true, currency: true, serviceLevels: true, city: { select: { countryId: true } } },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    });
    const shown = propertyId === undefined ? rows[0] : rows.find(({ id }) => id === propertyId);
    if (!shown) return null;
    const today = dayAt(now, timeZoneOf(shown.city.countryId));
    const from = latest(asked ?? today, today);
    const range = { propertyId: shown.id, from, until: addDays(from, CALENDAR_DAYS) };
    const last = await tx.stayEdit.findFirst({
      where: { propertyId: shown.id, undoneAt: null },
      orderBy: { revision: 'desc' },
    });
    const stays = await readStaysWithin(tx, range);
    const priced = new Set(stays.flatMap(({ rates }) => rates.map(({ serviceLevel }) => serviceLevel)));
    return {
      ...{ ...range, today, stays, currency: shown.currency },
      properties: rows.map(({ id, name }) => ({ id, name })),
      serviceLevels: shown.serviceLevels.filter((level) => priced.has(level)),
      holds: await readHoldsIn(tx, range, now),
      revision: await stayRevisionOf(tx, shown.id),
      lastEdit: last && { id: last.id, from: fromDatabaseDay(last.fromDay), until: fromDatabaseDay(last.untilDay) },
    };
  });
}
