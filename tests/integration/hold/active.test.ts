import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listedProperties, listedPropertiesSql } from '@/lib/catalogue/property/listed';
import { clock } from '@/lib/platform/clock';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import { activeHolds, activeHoldsSql } from '@/lib/rates/hold/active';
import { isActive } from '@/lib/rates/hold/rules';
import { getProperty } from '@/lib/rates/property/queries/detail';
import { listPropertyStays, stayQuerySchema } from '@/lib/rates/property/queries/stays';
import { readFacts } from '@/lib/sales/enquiry/property-facts';
import { HoldKind, Prisma } from '@/prisma/generated/client';
import { ownerDb } from '@/tests/factories/owner';
import { createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';

const FIRST: PlainDate = '2097-01-05';
const minute = (minutes: number) => new Date(Date.parse('2026-12-01T09:00:00Z') + minutes * 60_000);
const now = minute(0);

const holdOfAnyKind = fc.record({
  kind: fc.constantFrom(...Object.values(HoldKind)),
  endsIn: fc.constantFrom(-100_000, -1, 0, 1, 100_000_000),
  releasedAt: fc.constantFrom(null, null, minute(-5), minute(5)),
});

beforeAll(createPlaces);
beforeEach(async () => {
  await ownerDb.propertyHold.deleteMany();
  await ownerDb.property.deleteMany();
});

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();

describe('whether nights are held', () => {
  it('is answered alike by the rule, by both ways of asking the database and by what the search reads', async () => {
    let active = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(holdOfAnyKind, { minLength: 8, maxLength: 20 }), async (kinds) => {
        await ownerDb.propertyHold.deleteMany();
        await ownerDb.property.deleteMany();
        const weeks = kinds.map((_, index) => ({
          checkIn: addDays(FIRST, 7 * index),
          checkOut: addDays(FIRST, 7 * index + 7),
        }));
        await createProperty({
          id: 'P',
          stays: weeks.map((week) => ({ ...week, available: true })),
          holds: kinds.map(({ kind, endsIn, releasedAt }, index) => ({
            ...(weeks[index] as (typeof weeks)[number]),
            kind,
            expiresAt: kind === 'confirmedOption' ? minute(endsIn) : undefined,
            releasedAt: releasedAt ?? undefined,
          })),
        });
        const holds = await db.propertyHold.findMany({ orderBy: { checkIn: 'asc' } });
        const expected = holds.filter((hold) => isActive(hold, now));
        active += expected.length;
        expect(idsOf(await db.propertyHold.findMany({ where: activeHolds(now) }))).toEqual(idsOf(expected));
        const raw = await db.$queryRaw<{ id: string }[]>`
          SELECT t.id FROM property_hold t WHERE ${activeHoldsSql(Prisma.sql`${now}::timestamptz`)}`;
        expect(idsOf(raw)).toEqual(idsOf(expected));
        const offers = await db.$queryRaw<{ id: string }[]>`
          SELECT stay_id AS id FROM stay_offer WHERE blocked_until > ${now}::timestamptz ORDER BY check_in`;
        const heldStays = holds.flatMap((hold, index) => (isActive(hold, now) ? [{ id: `P-${index}` }] : []));
        expect(idsOf(offers)).toEqual(idsOf(heldStays));
      }),
      { numRuns: 8 },
    );
    expect(active).toBeGreaterThan(20);
  });

  it('is answered alike by the page, the enquiry and the list of stays', async () => {
    const week = (index: number) => ({
      checkIn: addDays(FIRST, 7 * index),
      checkOut: addDays(FIRST, 7 * index + 7),
    });
    const present = await clock.business();
    const later = new Date(present.now().getTime() + 86_400_000);
    const earlier = new Date(present.now().getTime() - 1000);
    const holds = [
      { ...week(0), kind: 'booking' as const },
      { ...week(1), kind: 'booking' as const, releasedAt: earlier },
      { ...week(2), kind: 'ownerBlock' as const },
      { ...week(3), kind: 'confirmedOption' as const, expiresAt: later },
      { ...week(4), kind: 'confirmedOption' as const, expiresAt: earlier },
      { ...week(5), kind: 'confirmedOption' as const, expiresAt: later, releasedAt: earlier },
    ];
    const stays = [0, 1, 2, 3, 4, 5, 6].map((index) => ({ ...week(index), available: index !== 6 }));
    await createProperty({ id: 'P', isListed: true, stays, holds });
    const held = [0, 2, 3].map((index) => week(index).checkIn);

    const property = await getProperty('P', 'en', present.today(), false);
    expect(property?.blocks.map(({ checkIn }) => checkIn)).toEqual(held);

    const whole = { checkIn: FIRST, checkOut: week(6).checkOut };
    const facts = await db.$transaction((tx) => readFacts(tx, 'P', whole, present));
    expect(facts.blocks.map(({ checkIn }) => checkIn).sort()).toEqual(held);

    const page = await listPropertyStays(stayQuerySchema.parse({}), { includeDemos: false });
    const free = page?.results.filter(({ available }) => available).map(({ checkIn }) => checkIn);
    expect(free?.sort()).toEqual([1, 4, 5].map((index) => week(index).checkIn));
  });
});

describe('the stays of the API', () => {
  it('begin where a property is for sale, and a stay partly held is not free', async () => {
    const stay = { checkIn: FIRST, checkOut: addDays(FIRST, 7), available: true };
    const hold = { checkIn: addDays(FIRST, 6), checkOut: addDays(FIRST, 9), kind: 'booking' as const };
    await createProperty({ id: 'LISTED', isListed: true, stays: [stay], holds: [hold] });
    await createProperty({ id: 'NOT-FOR-SALE', stays: [stay] });
    const query = stayQuerySchema.parse({});
    const everywhere = await listPropertyStays(query, { includeDemos: false });
    expect(everywhere?.results.map(({ _property, available }) => [_property, available])).toEqual([['LISTED', false]]);
    const one = (propertyId: string) => listPropertyStays(query, { propertyId, includeDemos: false });
    expect((await one('LISTED'))?.results).toHaveLength(1);
    expect(await one('NOT-FOR-SALE')).toEqual({ results: [], next: null });
    expect(await one('NOWHERE')).toBeNull();
  });
});

it('which properties are listed is answered alike by both ways of asking the database', async () => {
  for (const status of ['published', 'draft', 'removed'] as const) {
    for (const isDemo of [false, true]) {
      for (const isListed of [false, true]) {
        await createProperty({
          id: `${status}${isDemo ? '-demo' : ''}${isListed ? '-sold' : ''}`,
          status,
          isDemo,
          isListed,
        });
      }
    }
  }
  for (const [includeDemos, expected] of [
    [false, ['published-sold']],
    [true, ['published-demo-sold', 'published-sold']],
  ] as const) {
    const raw = await db.$queryRaw<{ id: string }[]>`
      SELECT p.id FROM property p WHERE ${listedPropertiesSql(Prisma.sql`${includeDemos}`)}`;
    expect(idsOf(raw)).toEqual(expected);
    expect(idsOf(await db.property.findMany({ where: listedProperties(includeDemos) }))).toEqual(expected);
  }
});
