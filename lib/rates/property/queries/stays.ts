import 'server-only';
import { z } from 'zod';
import { listedProperties, publishedProperties } from '@/lib/catalogue/property/listed';
import type { StayJson } from '@/lib/catalogue/property/representation';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import { dayField } from '@/lib/platform/fields';
import { activeHolds } from '@/lib/rates/hold/active';
import { isFree } from '../rules/availability';

const PAGE = 100;

export const stayQuerySchema = z.object({
  from: dayField.optional(),
  to: dayField.optional(),
  includeDemos: z.enum(['true', 'false']).default('false'),
  /** `next` of the page before. */
  after: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE).default(PAGE),
});
type StayQuery = z.output<typeof stayQuerySchema>;

type StayPage = { results: StayJson[]; next: string | null };

const period = { checkIn: true, checkOut: true } as const;

const toPeriod = (row: { checkIn: Date; checkOut: Date }) => ({
  checkIn: fromDatabaseDay(row.checkIn),
  checkOut: fromDatabaseDay(row.checkOut),
});

/** What stands in the way of stays of these properties: what was sold and what is held, by property. */
export async function readObstacles(propertyIds: string[], now: Date) {
  const properties = await db.property.findMany({
    where: { id: { in: propertyIds } },
    select: {
      id: true,
      stays: { where: { available: false }, select: { ...period, available: true } },
      holds: { where: activeHolds(now), select: { ...period, kind: true } },
    },
  });
  return new Map(
    properties.map(({ id, stays, holds }) => [
      id,
      {
        stays: stays.map(({ available, ...days }) => ({ available, ...toPeriod(days) })),
        blocks: holds.map(({ kind, ...days }) => ({ kind, ...toPeriod(days) })),
      },
    ]),
  );
}

/**
 * Stays of listed properties, or of one, that did not end more than one day ago, by id; `next` is null on the last page.
 * `available` says whether a stay is free: neither sold nor held, in whole or in part. Null when the one property is not
 * there; none for one that is there and not for sale.
 */
export async function listPropertyStays(
  query: StayQuery,
  options: { propertyId?: string; includeDemos: boolean },
): Promise<StayPage | null> {
  const { propertyId, includeDemos } = options;
  if (propertyId && !(await db.property.count({ where: { id: propertyId, ...publishedProperties(includeDemos) } }))) {
    return null;
  }
  const { now, today } = await clock.business();
  const rows = await db.stay.findMany({
    where: {
      ...(propertyId ? { propertyId } : {}),
      property: listedProperties(includeDemos),
      checkOut: { gte: toDatabaseDay(addDays(today(), -1)) },
      ...(query.from ? { checkIn: { gte: toDatabaseDay(query.from) } } : {}),
      ...(query.to ? { AND: { checkOut: { lte: toDatabaseDay(query.to) } } } : {}),
      ...(query.after ? { id: { gt: query.after } } : {}),
    },
    select: {
      ...period,
      id: true,
      propertyId: true,
      available: true,
      rates: { select: { serviceLevel: true, amount: true, currency: true } },
    },
    orderBy: { id: 'asc' },
    take: query.limit + 1,
  });
  const page = rows.slice(0, query.limit);
  const obstacles = await readObstacles([...new Set(page.map((row) => row.propertyId))], now());
  return {
    results: page.map(({ id, available, rates, ...row }) => ({
      _id: id,
      _property: row.propertyId,
      ...toPeriod(row),
      available: isFree({ available, ...toPeriod(row) }, obstacles.get(row.propertyId) ?? { stays: [], blocks: [] }),
      rates: Object.fromEntries(
        rates.map(({ serviceLevel, amount, currency }) => [
          serviceLevel,
          amount === null ? null : { amount: Number(amount), currency },
        ]),
      ),
    })),
    next: rows.length > query.limit ? (page.at(-1)?.id ?? null) : null,
  };
}
