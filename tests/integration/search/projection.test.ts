import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { addDays } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import { searchProperties } from '@/lib/sales/search/queries/results';
import type { SearchRequest } from '@/lib/sales/search/types';
import { ownerDb } from '@/tests/factories/owner';
import { openDemonstration } from '@/tests/setup/demonstration';
import { TODAY } from '@/tests/setup/own-database';

/** What the search reads is kept by triggers: every way to change what it is made of must reach it. */
const now = new Date(`${TODAY}T12:00:00Z`);
const PROPERTY = 'P05-search';

const week = { checkIn: '2027-05-08', checkOut: '2027-05-15' } as const;
const days = { checkIn: toDatabaseDay(week.checkIn), checkOut: toDatabaseDay(week.checkOut) };
let cityId = '';

const request = (filter: SearchRequest['filter'] = week): SearchRequest => ({
  filter,
  destination: { cityIds: [cityId], sectorId: null, propertyId: PROPERTY },
  order: 'price',
  includeDemos: false,
  today: TODAY,
  now,
  take: 24,
  takeOthers: 12,
});

/** `available 100`, `onRequest`, or null where the property is in neither list. */
async function found(filter?: SearchRequest['filter']): Promise<string | null> {
  const { properties, others } = await searchProperties(request(filter), 'en');
  const [property] = [...properties, ...others];
  return property ? [property.state, property.stayPrice?.price.amount].filter(Boolean).join(' ') : null;
}

beforeAll(async () => {
  await openDemonstration();
  const template = await db.property.findUniqueOrThrow({ where: { id: 'P01' } });
  const { priceFrom, highlights, distances, ...columns } = template;
  cityId = template.cityId;
  const [picture, channel] = await Promise.all([db.picture.findFirstOrThrow(), db.rentalChannel.findFirstOrThrow()]);
  await ownerDb.property.create({
    data: {
      ...columns,
      priceFrom,
      highlights: highlights ?? [],
      distances: distances ?? [],
      id: PROPERTY,
      slug: 'search-house',
      facilityIds: [],
      hasSalesInformation: false,
      currency: 'EUR',
      serviceLevels: ['Catered'],
      pictures: { create: { position: 0, pictureId: picture.id } },
      salesInformation: {
        create: { rentalChannelId: channel.id, acceptedPaymentMethods: ['creditCard'], commissionPercent: 10 },
      },
    },
  });
  await ownerDb.stay.create({
    data: {
      id: 'search-stay',
      propertyId: PROPERTY,
      ...days,
      available: true,
      rates: { create: { serviceLevel: 'Catered', amount: 100n, currency: 'EUR' } },
    },
  });
});

afterAll(async () => {
  await ownerDb.propertyHold.deleteMany({ where: { propertyId: PROPERTY } });
  await ownerDb.property.deleteMany({ where: { id: PROPERTY } });
  await db.$disconnect();
});

describe('what the search reads', () => {
  it('follows a rate that is added, changed, removed', async () => {
    const where = { stayId_serviceLevel: { stayId: 'search-stay', serviceLevel: 'Catered' } };
    expect(await found()).toBe('available 100');
    await ownerDb.stayRate.update({ where, data: { amount: 200n } });
    expect(await found()).toBe('available 200');
    await ownerDb.stayRate.create({
      data: { stayId: 'search-stay', serviceLevel: 'Frühstück', amount: 150n, currency: 'EUR' },
    });
    expect(await found()).toBe('available 150');
    await ownerDb.stayRate.delete({
      where: { stayId_serviceLevel: { stayId: 'search-stay', serviceLevel: 'Frühstück' } },
    });
    await ownerDb.stayRate.update({ where, data: { amount: null } });
    expect(await found()).toBe('available');
    await ownerDb.stayRate.update({ where, data: { amount: 100n } });
  });

  it('refuses a rate in another currency than that of the property', async () => {
    const create = ownerDb.stayRate.create({
      data: { stayId: 'search-stay', serviceLevel: 'Selfcatered', amount: 1n, currency: 'CHF' },
    });
    await expect(create).rejects.toThrow(/its own currency/);
  });

  it('follows a stay that is sold, moved, deleted', async () => {
    await ownerDb.stay.update({ where: { id: 'search-stay' }, data: { available: false } });
    expect(await found()).toBe(null);
    await ownerDb.stay.update({ where: { id: 'search-stay' }, data: { available: true } });
    expect(await found()).toBe('available 100');
    const later = { checkIn: addDays(week.checkIn, 7), checkOut: addDays(week.checkOut, 7) };
    await ownerDb.stay.update({
      where: { id: 'search-stay' },
      data: { checkIn: toDatabaseDay(later.checkIn), checkOut: toDatabaseDay(later.checkOut) },
    });
    expect(await found()).toBe('onRequest 100');
    expect(await found(later)).toBe('available 100');
    await ownerDb.stay.update({ where: { id: 'search-stay' }, data: days });
  });

  it('follows a hold that is made, expires, is released, is deleted', async () => {
    const hold = await ownerDb.propertyHold.create({
      data: { propertyId: PROPERTY, ...days, kind: 'confirmedOption', expiresAt: new Date(now.valueOf() + 1000) },
    });
    const change = (data: object) => ownerDb.propertyHold.update({ where: { id: hold.id }, data });
    expect(await found()).toBe(null);
    await change({ expiresAt: now });
    expect(await found()).toBe('available 100');
    await change({ kind: 'booking', expiresAt: null });
    expect(await found()).toBe(null);
    await change({ releasedAt: now });
    expect(await found()).toBe('available 100');
    await change({ releasedAt: null });
    expect(await found()).toBe(null);
    await ownerDb.propertyHold.delete({ where: { id: hold.id } });
    expect(await found()).toBe('available 100');
  });

  it('follows facilities, meal plans and sales information', async () => {
    expect(await found({ facilityArray: ['pool'] })).toBe(null);
    await ownerDb.propertyFacility.create({ data: { propertyId: PROPERTY, facilityId: 'pool' } });
    expect(await found({ facilityArray: ['pool'] })).toBe('100');
    await ownerDb.propertyFacility.deleteMany({ where: { propertyId: PROPERTY } });
    expect(await found({ facilityArray: ['pool'] })).toBe(null);

    expect(await found({ serviceLevelArray: ['selfCatered'] })).toBe(null);
    await ownerDb.property.update({
      where: { id: PROPERTY },
      data: { serviceLevels: ['Catered', 'Selbstverpflegung'] },
    });
    expect(await found({ serviceLevelArray: ['selfCatered'] })).toBe('');

    const sales = await ownerDb.salesInformation.delete({ where: { propertyId: PROPERTY } });
    expect(await found({})).toBe(null);
    await ownerDb.salesInformation.create({
      data: {
        propertyId: PROPERTY,
        rentalChannelId: sales.rentalChannelId,
        acceptedPaymentMethods: sales.acceptedPaymentMethods,
        commissionPercent: sales.commissionPercent,
      },
    });
    expect(await found({})).toBe('100');
  });

  it('compares prices in currencies of any number of decimals', async () => {
    await ownerDb.exchangeRate.create({
      data: { currency: 'JPY', eurPerUnit: 0.006, minorDigits: 0, asOf: toDatabaseDay(TODAY) },
    });
    await ownerDb.stayRate.deleteMany({ where: { stayId: 'search-stay' } });
    await ownerDb.property.update({ where: { id: PROPERTY }, data: { currency: 'JPY' } });
    await ownerDb.stayRate.create({
      data: { stayId: 'search-stay', serviceLevel: 'Catered', amount: 2_000_000n, currency: 'JPY' },
    });
    // Two million yen are twelve thousand euros.
    expect(await found({ ...week, priceRange: { min: 11_000, max: 13_000 } })).toBe('available 2000000');
    expect(await found({ ...week, priceRange: { min: 13_000, max: 20_000 } })).toBe(null);
  });

  it('takes one statement, however many properties there are', async () => {
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    const everywhere = { ...request(week), destination: null, take: 100, takeOthers: 100 };
    const { properties, others } = await searchProperties(everywhere, 'en');
    expect(properties.length + others.length).toBeGreaterThan(30);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });
});
