import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlockFact, StayFact } from '@/lib/catalogue/property/rules/facts';
import { serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import type { Money } from '@/lib/platform/money';
import { isActive } from '@/lib/rates/hold/rules';
import { leadOf } from '@/lib/sales/search/pictures';
import { searchProperties } from '@/lib/sales/search/queries/results';
import { periodOf, type SearchFilter, searchOrders } from '@/lib/sales/search/rules';
import type { FoundProperty, SearchRequest } from '@/lib/sales/search/types';
import { ownerDb } from '@/tests/factories/owner';
import { classifySearch, orderResults, type SearchFact, type SearchResult } from '@/tests/search/oracle';
import { openDemonstration } from '@/tests/setup/demonstration';
import { TODAY } from '@/tests/setup/own-database';
import { sizedCases } from '@/tests/setup/size';

/** The statement against the pure rules, over the seeded properties with some edges added that the seed does not have. */
const now = new Date(`${TODAY}T12:00:00Z`);

type Property = SearchFact & { isDemo: boolean };
type Place = { id: string; destination: SearchRequest['destination'] };
let properties: Property[] = [];
let places: Place[] = [];

async function readProperties(): Promise<Property[]> {
  const rates = new Map(
    (await db.exchangeRate.findMany({ orderBy: { asOf: 'asc' } })).map((row) => [
      row.currency,
      row.eurPerUnit.toNumber(),
    ]),
  );
  const rows = await db.property.findMany({
    where: { status: 'published' },
    include: {
      city: true,
      facilities: true,
      salesInformation: true,
      stays: { include: { rates: true } },
      holds: true,
      pictures: { where: { isFloorplan: false, position: 0 }, include: { picture: true } },
    },
  });
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    isDemo: row.isDemo,
    placeIds: [row.id, row.sectorId, row.cityId, row.city.groupId, row.city.regionId, row.city.countryId].flatMap(
      (id) => id ?? [],
    ),
    sectorId: row.sectorId,
    propertyType: row.propertyType,
    bedrooms: row.bedrooms,
    beds: row.bedsForAdults === null ? null : { adults: row.bedsForAdults, children: row.bedsForChildren ?? 0 },
    petsAllowed: row.petsAllowed,
    facilityIds: row.facilities.map(({ facilityId }) => facilityId),
    serviceLevels: row.serviceLevels,
    hasSalesInformation: row.salesInformation !== null,
    selectionRank: row.selectionRank,
    lead: leadOf(row.pictures[0]?.picture.kind ?? ''),
    eurPerUnit: row.currency === 'EUR' ? 1 : (rates.get(row.currency) ?? null),
    stays: row.stays.map(
      (stay): StayFact => ({
        id: stay.id,
        checkIn: fromDatabaseDay(stay.checkIn),
        checkOut: fromDatabaseDay(stay.checkOut),
        available: stay.available,
        currency: row.currency,
        rates: Object.fromEntries(
          stay.rates.map(({ serviceLevel, amount }) => [serviceLevel, amount === null ? null : Number(amount)]),
        ),
      }),
    ),
    blocks: row.holds
      .filter((hold) => isActive(hold, now))
      .map(
        (hold): BlockFact => ({
          checkIn: fromDatabaseDay(hold.checkIn),
          checkOut: fromDatabaseDay(hold.checkOut),
          kind: hold.kind,
        }),
      ),
  }));
}

async function readPlaces(): Promise<Place[]> {
  const cities = await db.city.findMany({ include: { sectors: true, properties: { take: 1 } } });
  const groups = new Map<string, string[]>();
  for (const { id, groupId, regionId, countryId } of cities) {
    for (const place of [id, groupId, regionId, countryId]) {
      if (place) groups.set(place, [...(groups.get(place) ?? []), id]);
    }
  }
  const whole = { sectorId: null, propertyId: null };
  return [
    ...[...groups].map(([id, cityIds]) => ({ id, destination: { cityIds, ...whole } })),
    ...cities.flatMap(({ id: cityId, sectors, properties }) => [
      ...sectors.map(({ id }) => ({ id, destination: { cityIds: [cityId], sectorId: id, propertyId: null } })),
      ...properties.map(({ id }) => ({ id, destination: { cityIds: [cityId], sectorId: null, propertyId: id } })),
    ]),
  ];
}

/** Holds that are released, expired and without end; a stay of ten nights over a week; a level on request. */
async function addEdges(): Promise<void> {
  const hold = (propertyId: string, checkIn: PlainDate, nights: number, rest: object) =>
    ownerDb.propertyHold.create({
      data: {
        propertyId,
        checkIn: toDatabaseDay(checkIn),
        checkOut: toDatabaseDay(addDays(checkIn, nights)),
        kind: 'confirmedOption',
        ...rest,
      },
    });
  // What a lead holds stays: the database refuses a confirmed lead without its nights.
  await ownerDb.propertyHold.deleteMany({
    where: { propertyId: { in: ['P01', 'P02', 'P03', 'P19'] }, leadId: null },
  });
  await hold('P01', '2027-01-16', 7, { kind: 'booking', releasedAt: now });
  await hold('P01', '2027-01-23', 7, { expiresAt: now });
  await hold('P02', '2027-01-20', 2, { kind: 'ownerBlock' });
  await hold('P03', '2027-01-16', 7, { kind: 'booking' });
  await hold('P19', '2027-02-06', 7, { kind: 'booking' });
  await ownerDb.stay.upsert({
    where: {
      propertyId_checkIn_checkOut: {
        propertyId: 'P06',
        checkIn: toDatabaseDay('2027-01-17'),
        checkOut: toDatabaseDay('2027-01-27'),
      },
    },
    update: {},
    create: {
      id: 'P06-ten-nights',
      propertyId: 'P06',
      checkIn: toDatabaseDay('2027-01-17'),
      checkOut: toDatabaseDay('2027-01-27'),
      available: true,
      rates: {
        create: [
          { serviceLevel: 'Catered', amount: null, currency: 'EUR' },
          { serviceLevel: 'Selbst-Verpflegung', amount: 1_234_567n, currency: 'EUR' },
        ],
      },
    },
  });
}

beforeAll(async () => {
  await openDemonstration();
  await addEdges();
  properties = await readProperties();
  places = await readPlaces();
});
afterAll(() => db.$disconnect());

const levels = ['selfCatered', 'Frühstück', 'catered', 'Hotelservice'];
const list = <T>(...values: T[]) => fc.option(fc.subarray(values, { maxLength: 2 }), { freq: 2, nil: undefined });

/** Near a stay that exists, so that exact, shifted and containing stays are all common. */
const periodArbitrary = fc
  .record({
    property: fc.nat(),
    stay: fc.nat(),
    kind: fc.constantFrom('exact', 'exact', 'earlier', 'later', 'inside', 'longer', 'past', 'none', 'half'),
  })
  .map(({ property, stay, kind }) => (): Pick<SearchFilter, 'checkIn' | 'checkOut'> => {
    const stays = properties[property % properties.length]?.stays ?? [];
    const picked = stays[stay % Math.max(1, stays.length)];
    if (!picked || kind === 'none') return {};
    const { checkIn, checkOut } = picked;
    switch (kind) {
      case 'half':
        return { checkIn };
      case 'earlier':
        return { checkIn: addDays(checkIn, -1), checkOut: addDays(checkOut, -1) };
      case 'later':
        return { checkIn: addDays(checkIn, 1), checkOut: addDays(checkOut, 1) };
      case 'inside':
        return { checkIn: addDays(checkIn, 1), checkOut: addDays(checkIn, 3) };
      case 'longer':
        return { checkIn, checkOut: addDays(checkOut, 3) };
      case 'past':
        return { checkIn: addDays(TODAY, -3), checkOut: addDays(TODAY, 4) };
      default:
        return { checkIn, checkOut };
    }
  });

const caseArbitrary = fc.record({
  period: periodArbitrary,
  place: fc.option(fc.nat(), { freq: 3 }),
  filter: fc.record({
    flexiblePeriod: fc.boolean(),
    priceRange: fc.option(
      fc
        .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 10, max: 170 }))
        .map(([a, b]) => ({ min: Math.min(a, b) * 1000, max: Math.max(a, b) * 1000 })),
      { freq: 2 },
    ),
    bedrooms: fc.option(fc.integer({ min: 0, max: 6 }), { freq: 2 }),
    adults: fc.option(fc.integer({ min: 0, max: 14 }), { freq: 2 }),
    children: fc.option(fc.integer({ min: 0, max: 4 })),
    propertyTypeArray: list('chalet' as const, 'apartment' as const, 'villa' as const),
    serviceLevelArray: list(...levels),
    // Mostly nothing: each of these leaves few properties to compare.
    sectorArray: fc.constantFrom(
      ...[1, 2, 3, 4, 5, 6].map(() => undefined),
      ['lech/zug'],
      ['verbier/medran', 'lech/oberlech'],
    ),
    facilityArray: list('pool', 'sauna', 'whirlpool', 'gym'),
    petsAllowed: fc.constantFrom(false, false, true),
  }),
  order: fc.constantFrom(...searchOrders),
  includeDemos: fc.boolean(),
});

type Said = {
  id: string;
  state: string | null;
  price: Money | null;
  serviceLevel: string | null;
  isAlternative: boolean;
  alternative: object | null;
  nearest: object | null;
};

function saidByOracle(result: SearchResult): Said {
  const { availability, alternative, list: inList } = result;
  const reason = availability?.reason;
  const nearest = inList === 'availableInOtherPeriod' && reason && 'nearest' in reason ? reason.nearest : null;
  return {
    id: result.id,
    state: availability?.state ?? null,
    price: result.price,
    serviceLevel: result.serviceLevel && serviceLevelKey(result.serviceLevel),
    isAlternative: result.isAlternative,
    alternative: alternative && {
      checkIn: alternative.checkIn,
      checkOut: alternative.checkOut,
      diff: alternative.diff,
      price: alternative.totals.min,
    },
    nearest: nearest && {
      checkIn: nearest.checkIn,
      checkOut: nearest.checkOut,
      price: nearest.price.state === 'priced' ? nearest.price.price : null,
    },
  };
}

function saidByStatement(property: FoundProperty): Said {
  const { nearest } = property;
  return {
    id: property._id,
    state: property.state,
    price: property.stayPrice?.price ?? null,
    serviceLevel: property.stayPrice?.serviceLevel ?? null,
    isAlternative: property.isAlternative,
    alternative: property.alternative,
    nearest: nearest && { checkIn: nearest.checkIn, checkOut: nearest.checkOut, price: nearest.price },
  };
}

describe('search', () => {
  it('says what the rules say, in the same order', async () => {
    const seen = { results: 0, alternatives: 0, others: 0, onRequest: 0, sold: 0 };
    await fc.assert(
      fc.asyncProperty(caseArbitrary, async ({ period, place, filter, order, includeDemos }) => {
        const where = place === null ? null : (places[place % places.length] ?? null);
        const asked: SearchFilter = { ...filter, ...period(), destination: where?.id ?? null };
        // With one date only nothing is asked of the calendar.
        const whole = periodOf(asked) === 'incomplete' ? { ...asked, checkIn: null, checkOut: null } : asked;
        const classified = properties
          .filter(({ isDemo }) => includeDemos || !isDemo)
          .flatMap((property) => classifySearch(property, whole, TODAY) ?? []);
        const expected = orderResults(classified, order);
        const inList = (name: SearchResult['list']) => expected.filter((one) => one.list === name).map(saidByOracle);
        const request = {
          filter: asked,
          destination: where?.destination ?? null,
          order,
          includeDemos,
          today: TODAY,
          now,
        };
        const answer = await searchProperties({ ...request, take: 100, takeOthers: 100 }, 'en');

        expect(answer.properties.map(saidByStatement)).toEqual(inList('results'));
        expect(answer.others.map(saidByStatement)).toEqual(inList('availableInOtherPeriod'));
        expect([answer.total, answer.othersTotal]).toEqual([answer.properties.length, answer.others.length]);

        seen.results += answer.total;
        seen.others += answer.othersTotal;
        seen.alternatives += answer.properties.filter(({ isAlternative }) => isAlternative).length;
        seen.onRequest += answer.properties.filter(({ state }) => state === 'onRequest').length;
        seen.sold += answer.others.filter(({ state }) => state === 'sold').length;
      }),
      sizedCases(250, 2000),
    );
    // Otherwise the comparison would have compared nothing.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(10);
  });

  it('counts what it does not read', async () => {
    const request = {
      destination: null,
      order: 'price',
      includeDemos: false,
      today: TODAY,
      now,
      takeOthers: 2,
    } as const;
    const filter = { checkIn: '2027-01-16', checkOut: '2027-01-23' } as const;
    const all = await searchProperties({ ...request, filter, take: 100 }, 'de');
    const few = await searchProperties({ ...request, filter, take: 3 }, 'de');
    expect(few.properties).toEqual(all.properties.slice(0, 3));
    expect(few.total).toBe(all.total);
    expect(few.others).toHaveLength(2);
    expect(few.othersTotal).toBeGreaterThan(2);
  });
});
