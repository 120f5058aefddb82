import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { onChange } from '@/lib/platform/changes';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { db } from '@/lib/platform/db';
import { listenForChanges } from '@/lib/platform/listen';
import { type FactsAsked, readHotelRates } from '@/lib/rates/room/queries/facts';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createPlaces } from '@/tests/factories/place';

const deadline = { timeout: 10_000, interval: 20 };
const asked: FactsAsked = {
  hotelId: 'kept',
  checkIn: '2027-02-06',
  checkOut: '2027-02-13',
  now: new Date('2026-11-22T09:00:00Z'),
  locale: 'en',
  includeDemos: false,
};
const days = (startsOn: string, endsOn: string) => ({
  startsOn: toDatabaseDay(startsOn),
  endsOn: toDatabaseDay(endsOn),
});
const ofHotel = { hotelId: 'kept' };

/** As a page reads it, and as a command does. */
const kept = (changes: Partial<FactsAsked> = {}) => readHotelRates({ ...asked, ...changes });
const standing = (changes: Partial<FactsAsked> = {}) =>
  db.$transaction((tx) => readHotelRates({ ...asked, ...changes }, tx));

beforeAll(async () => {
  await createPlaces();
  await ownerDb.programme.create({
    data: { id: 'circle', name: 'Circle', position: 1, summaryEn: 's', summaryDe: 's', isVisibleInHotelSearch: true },
  });
  await createHotel('kept');
  await createRoom('kept', 'kept-a');
  await createRoom('kept', 'kept-b');
  await createRatePlan('kept', 'kept-flexible');
  await createHotel('shown-to-some', { isDemo: true });
  await createRoom('shown-to-some', 'shown-to-some-a');
  let isConnected = false;
  onChange(() => {
    isConnected = true;
  });
  listenForChanges();
  await vi.waitFor(() => expect(isConnected).toBe(true), deadline);
});

// What the test before has changed may be heard a little later.
beforeEach(() =>
  vi.waitFor(async () => {
    const [one, other] = [await kept(), await kept()];
    expect(one?.plans).toBe(other?.plans);
  }, deadline),
);

const changes: [name: string, change: () => Promise<unknown>][] = [
  [
    'a rate plan',
    () => ownerDb.ratePlan.update({ where: { id: 'kept-flexible' }, data: { nameEn: 'Flexible, with breakfast' } }),
  ],
  ['a season', () => ownerDb.season.updateMany({ where: ofHotel, data: { levelPercent: 120 } })],
  [
    'a closure',
    () => ownerDb.closure.create({ data: { ...ofHotel, ...days('2027-02-20', '2027-02-22'), reason: 'maintenance' } }),
  ],
  ['a tax', () => ownerDb.hotelTax.create({ data: { ...ofHotel, kind: 'city', amount: 250n, fromAge: 16 } })],
  [
    'a price of children',
    () => ownerDb.childBand.create({ data: { ...ofHotel, fromAge: 3, toAge: 11, amount: 4000n } }),
  ],
  [
    'an exchange rate',
    () =>
      ownerDb.exchangeRate.create({
        data: { currency: 'CHF', asOf: toDatabaseDay('2026-11-20'), eurPerUnit: 1.0712 },
      }),
  ],
  ['a room', () => ownerDb.room.update({ where: { id: 'kept-b' }, data: { isOnRequest: true } })],
  ['a bed', () => ownerDb.bed.updateMany({ where: { roomId: 'kept-b' }, data: { maxPax: 3 } })],
  [
    'a membership',
    () =>
      ownerDb.hotelProgramme.create({
        data: { ...ofHotel, programmeId: 'circle', position: 1, benefits: [], commissionPercent: 12 },
      }),
  ],
  ['the hotel', () => ownerDb.hotel.update({ where: { id: 'kept' }, data: { weekendPercent: 10 } })],
];

describe('what a hotel sells by is kept', () => {
  it.each(changes)('until %s changes', async (_name, change) => {
    const before = await kept();
    await change();
    const after = await standing();
    expect(after).not.toEqual(before);
    await expect.poll(kept, deadline).toEqual(after);
  });

  it('in each language', async () => {
    await ownerDb.ratePlan.update({ where: { id: 'kept-flexible' }, data: { nameDe: 'Mit Frühstück' } });
    const name = async () => (await kept({ locale: 'de' }))?.plans[0]?.name;
    await expect.poll(name, deadline).toBe('Mit Frühstück');
    expect((await kept())?.plans[0]?.name).toBe('Flexible, with breakfast');
  });

  it.each([
    ['of one room', { roomId: 'kept-b' }],
    ['of a room of another hotel', { roomId: 'shown-to-some-a' }],
    ['beyond every season', { checkIn: '2028-06-03', checkOut: '2028-06-10' }],
    ['beside a closure', { checkIn: '2027-03-06', checkOut: '2027-03-08' }],
    ['beyond a closure', { checkIn: '2027-03-07', checkOut: '2027-03-08' }],
    ['of a demonstration', { hotelId: 'shown-to-some' }],
    ['of a demonstration where it is shown', { hotelId: 'shown-to-some', includeDemos: true }],
    ['of none', { hotelId: 'none' }],
  ] satisfies [string, Partial<FactsAsked>][])('and is the same as it stands %s', async (_name, changed) => {
    expect(await kept(changed)).toEqual(await standing(changed));
  });

  it('as long as the hotel is shown', async () => {
    await ownerDb.hotel.update({ where: { id: 'kept' }, data: { retiredAt: new Date() } });
    await expect.poll(kept, deadline).toBeNull();
    expect((await kept({ isHeld: true }))?.rooms).toHaveLength(2);
  });
});
