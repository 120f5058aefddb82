import 'server-only';
import { z } from 'zod';
import type { StayJson } from '@/lib/catalogue/property/representation';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import { dayField } from '@/lib/platform/fields';

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

/**
 * Stays of listed properties, or of one, that did not end more than one day ago, by id; `next` is null on the last page.
 * Null when the one property is not there.
 */
export async function listStays(
  query: StayQuery,
  options: { propertyId?: string; includeDemos: boolean },
): Promise<StayPage | null> {
  const { propertyId, includeDemos } = options;
  const property = { status: 'published' as const, ...(includeDemos ? {} : { isDemo: false }) };
  if (propertyId && !(await db.property.count({ where: { id: propertyId, ...property } }))) return null;
  const visibleFrom = addDays(await clock.today(), -1);
  const rows = await db.stay.findMany({
    where: {
      ...(propertyId ? { propertyId } : {}),
      property: property,
      checkOut: { gte: toDatabaseDay(visibleFrom) },
      ...(query.from ? { checkIn: { gte: toDatabaseDay(query.from) } } : {}),
      ...(query.to ? { AND: { checkOut: { lte: toDatabaseDay(query.to) } } } : {}),
      ...(query.after ? { id: { gt: query.after } } : {}),
    },
    select: {
      id: true,
      propertyId: true,
      checkIn: true,
      checkOut: true,
      available: true,
      rates: { select: { serviceLevel: true, amount: true, currency: true } },
    },
    orderBy: { id: 'asc' },
    take: query.limit + 1,
  });
  const page = rows.slice(0, query.limit);
  return {
    results: page.map((row) => ({
      _id: row.id,
      _property: row.propertyId,
      checkIn: fromDatabaseDay(row.checkIn),
      checkOut: fromDatabaseDay(row.checkOut),
      available: row.available,
      rates: Object.fromEntries(
        row.rates.map(({ serviceLevel, amount, currency }) => [
          serviceLevel,
          amount === null ? null : { amount: Number(amount), currency },
        ]),
      ),
    })),
    next: rows.length > query.limit ? (page.at(-1)?.id ?? null) : null,
  };
}
