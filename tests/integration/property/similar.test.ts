import { beforeAll, describe, expect, it } from 'vitest';
import type { PlainDate } from '@/lib/platform/dates';
import { getProperty } from '@/lib/rates/property/queries/detail';
import { getSimilar } from '@/lib/rates/property/queries/similar';
import { ownerDb } from '@/tests/factories/owner';
import { createCity, createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';

const today: PlainDate = '2097-01-10';
const period = (checkIn: PlainDate, checkOut: PlainDate) => ({ checkIn, checkOut });
const soldWeek = period('2097-02-02', '2097-02-09');
const bookedWeek = period('2097-02-16', '2097-02-23');
const optionWeek = period('2097-03-02', '2097-03-09');

/** Lech, and how far a property lies east or north of it in kilometres. */
const lech = { latitude: 47.2, longitude: 10.14 };
const east = (kilometres: number) => ({ latitude: 47.2, longitude: 10.14 + kilometres / (111.195 * 0.67944) });
const north = (kilometres: number) => ({ latitude: 47.2 + kilometres / 111.195, longitude: 10.14 });

async function similar(options: { limit?: number; includeDemos?: boolean; id?: string } = {}) {
  const { limit = 100, includeDemos = false, id = 'TARGET' } = options;
  const property = await getProperty(id, 'en', today, includeDemos);
  if (!property) throw new Error(`${id} is not there.`);
  return getSimilar(property, 'en', today, { includeDemos, limit });
}

const idsOf = async (options?: Parameters<typeof similar>[0]) => (await similar(options)).map(({ card }) => card._id);

beforeAll(async () => {
  await createPlaces();
  const words = { summaryEn: 's', summaryDe: 's', introductionEn: 'i', introductionDe: 'i', pictureId: 'picture' };
  await ownerDb.country.create({
    data: { id: 'CH', nameEn: 'Switzerland', nameDe: 'Schweiz', slugEn: 'switzerland', slugDe: 'schweiz', ...words },
  });
  await createCity('zuers', 'AT');
  await createCity('kitzbuehel', 'AT');
  await createCity('samnaun', 'CH');
  await createCity('verbier', 'CH');
  const properties: Parameters<typeof createProperty>[0][] = [
    { id: 'TARGET', priceFrom: 100_000n },
    { id: 'CITY-DEARER', priceFrom: 140_000n },
    { id: 'CITY-CHEAPER', priceFrom: 90_000n },
    { id: 'CITY-REQUEST', priceFrom: null },
    { id: 'CITY-FRANCS', priceFrom: 100_000n, currency: 'CHF' },
    { id: 'NEXT-VILLAGE', cityId: 'zuers', priceFrom: 900_000n, ...north(14.8) },
    { id: 'NEXT-COUNTRY', cityId: 'samnaun', priceFrom: 100_000n, ...east(14.8) },
    { id: 'ABROAD', cityId: 'samnaun', priceFrom: 100_000n, ...east(15.2) },
    { id: 'FAR-ABROAD', cityId: 'verbier', priceFrom: 100_000n, latitude: 46.1, longitude: 7.2 },
    { id: 'COUNTRY', cityId: 'kitzbuehel', priceFrom: 100_000n, latitude: 47.45, longitude: 12.39 },
    { id: 'COUNTRY-NOWHERE', cityId: 'kitzbuehel', priceFrom: 101_000n, latitude: null, longitude: null },
    { id: 'DEMO', priceFrom: 100_000n, isDemo: true },
    { id: 'DRAFT', priceFrom: 100_000n, status: 'draft' },
    { id: 'REMOVED', priceFrom: 100_000n, status: 'removed' },
    { id: 'UNLISTED', priceFrom: 100_000n, isListed: false },
  ];
  for (const property of properties) await createProperty({ isListed: true, ...lech, ...property });
});

describe('similar properties', () => {
  it('same city, then neighbours of either country, then the country; inside each the nearest in price', async () => {
    expect(await idsOf()).toEqual([
      'CITY-CHEAPER',
      'CITY-DEARER',
      'CITY-FRANCS',
      'CITY-REQUEST',
      'NEXT-COUNTRY',
      'NEXT-VILLAGE',
      'COUNTRY',
      'COUNTRY-NOWHERE',
    ]);
  });

  it('the first ones when there are more than wanted', async () => {
    expect(await idsOf({ limit: 2 })).toEqual(['CITY-CHEAPER', 'CITY-DEARER']);
  });

  it('demonstration properties only where they are shown', async () => {
    expect(await idsOf({ includeDemos: true, limit: 1 })).toEqual(['DEMO']);
  });

  it('a property nobody has put on the map has its city and its country', async () => {
    expect(await idsOf({ id: 'COUNTRY-NOWHERE' })).toEqual([
      'COUNTRY',
      'TARGET',
      'CITY-CHEAPER',
      'CITY-DEARER',
      'NEXT-VILLAGE',
      'CITY-FRANCS',
      'CITY-REQUEST',
    ]);
  });

  it('each with the periods it cannot be had in, so that the chosen one can leave it out', async () => {
    const released = period('2097-04-06', '2097-04-13');
    const expired = period('2097-04-20', '2097-04-27');
    const past = period('2096-12-21', '2097-01-10');
    await createProperty({
      id: 'TAKEN',
      isListed: true,
      ...lech,
      priceFrom: 100_000n,
      stays: [
        { ...soldWeek, available: false },
        { ...period('2097-02-09', '2097-02-16'), available: true },
        { ...past, available: false },
      ],
      holds: [
        { ...bookedWeek, kind: 'booking' },
        { ...optionWeek, kind: 'confirmedOption', expiresAt: new Date('2098-01-01T00:00:00Z') },
        { ...expired, kind: 'confirmedOption', expiresAt: new Date('2020-01-01T00:00:00Z') },
        { ...released, kind: 'ownerBlock', releasedAt: new Date('2020-01-01T00:00:00Z') },
      ],
    });
    const [first] = await similar({ limit: 1 });
    expect(first?.card._id).toBe('TAKEN');
    expect(first?.taken).toEqual([soldWeek, bookedWeek, optionWeek]);
  });
});
