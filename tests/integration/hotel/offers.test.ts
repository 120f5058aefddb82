import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { getHotelRates, getRoomQuantity, getRoomRates, type RatesAsked } from '@/lib/rates/room/queries/rates';
import { createProgrammes, createTeam } from '@/tests/factories/agency';
import { createHotel, createRatePlan, createRoom, layNights } from '@/tests/factories/hotel';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createPlaces } from '@/tests/factories/place';
import { viewerOf } from '@/tests/factories/user';

const asked: RatesAsked = {
  checkIn: '2027-03-06',
  checkOut: '2027-03-13',
  party: { adults: 2, childrenAges: [] },
  paymentProfile: 'ClientPays',
  agencyId: null,
  canSeeCommission: true,
  today: '2026-11-22',
  now: new Date('2026-11-22T10:00:00Z'),
  locale: 'en',
  includeDemos: false,
};

beforeAll(async () => {
  await createPlaces();
  await createProgrammes();
  await createHotel('hotel');
  await createHotel('demo', { isDemo: true });
  await ownerDb.hotelProgramme.create({
    data: { hotelId: 'hotel', programmeId: 'first', position: 0, benefits: [], commissionPercent: 14 },
  });
  await createRoom('hotel', 'double');
  await createRoom('hotel', 'suite', { basePrice: 90_000n });
  await createRoom('demo', 'demo-room');
  await createRatePlan('hotel', 'flexible', { publicAdjustmentPercent: 6 });
  await createRatePlan('hotel', 'package', { kind: 'package', paymentProfiles: ['AgencyPaysPackageRate'] });
  await createRatePlan('hotel', 'programme', { kind: 'programme', programmeId: 'first' });
});

const summary = async (changes: Partial<RatesAsked> = {}, viewer: Parameters<typeof getHotelRates>[0] = null) =>
  (await getHotelRates(viewer, 'hotel', { ...asked, ...changes }))?.map(
    ({ roomId, availability, nearestFix, offers }) => ({
      roomId,
      status: availability.status,
      nearestFix,
      offers: offers.map(({ id, priceTotal, commissionLevelForPartner }) => [
        id,
        priceTotal?.amount,
        commissionLevelForPartner,
      ]),
    }),
  );

describe('offers of a hotel', () => {
  it('are priced for the party and the payment profile, with the commission of the plan for nobody in particular', async () => {
    expect(await summary()).toEqual([
      { roomId: 'double', status: 'available', nearestFix: null, offers: [['flexible', 350_000, 10]] },
      { roomId: 'suite', status: 'available', nearestFix: null, offers: [['flexible', 630_000, 10]] },
    ]);
    const packaged = await summary({ paymentProfile: 'AgencyPaysPackageRate' });
    expect(packaged?.[0]?.offers).toEqual([['package', 350_000, 10]]);
  });

  it('know the agency’s agreement and verified programmes, and another’s not', async () => {
    const own = await createTeam();
    const other = await createTeam();
    const at = toDatabaseDay('2026-11-01');
    await asOwner(async (tx) => {
      await tx.hotelAgreement.create({
        data: { agencyId: own.agency.id, hotelId: 'hotel', commissionPercent: 12, validFrom: at, createdAt: at },
      });
      await tx.agencyProgramme.create({
        data: { agencyId: other.agency.id, programmeId: 'first', status: 'verified', claimedAt: at },
      });
    });
    expect((await summary({}, await viewerOf(own.agent)))?.[0]?.offers).toEqual([['flexible', 350_000, 12]]);
    expect((await summary({}, await viewerOf(other.agent)))?.[0]?.offers).toEqual([
      ['flexible', 350_000, 14],
      ['programme', 350_000, 14],
    ]);
  });

  it('have no commission in any form for who may not see it', async () => {
    const offers = await getHotelRates(null, 'hotel', { ...asked, canSeeCommission: false });
    expect(JSON.stringify(offers)).not.toMatch(/ommission/);
  });

  it('say why not, and what is nearest', async () => {
    await ownerDb.roomHold.create({
      data: {
        roomId: 'double',
        checkIn: toDatabaseDay('2027-03-12'),
        checkOut: toDatabaseDay('2027-03-14'),
        units: 2,
        kind: 'confirmedOption',
        expiresAt: new Date('2026-11-25T10:00:00Z'),
      },
    });
    const room = await getRoomRates(null, 'double', asked);
    expect(room).toMatchObject({
      availability: { status: 'unavailable', refusal: { reason: 'soldOut', night: '2027-03-12' } },
      nearestFix: { kind: 'dates', checkIn: '2027-03-05', checkOut: '2027-03-12' },
      offers: [],
    });
    expect((await summary())?.[0]?.nearestFix).toEqual({ kind: 'room', roomId: 'suite' });
    // The option lapses by the clock, whoever has swept it.
    expect((await summary({ now: new Date('2026-11-25T10:00:00Z') }))?.[0]?.status).toBe('available');
  });

  it('take as many queries for many rooms as for one', async () => {
    const count = async () => {
      const queries = vi.spyOn(pg.Client.prototype, 'query');
      await getHotelRates(null, 'hotel', asked);
      const { length } = queries.mock.calls;
      queries.mockRestore();
      return length;
    };
    const few = await count();
    for (let index = 0; index < 8; index++) await createRoom('hotel', `more-${index}`);
    expect(await count()).toBe(few);
    await ownerDb.room.deleteMany({ where: { id: { startsWith: 'more-' } } });
  });

  it('count how many rooms there are', async () => {
    expect(await getRoomQuantity('suite', { ...asked, quantity: 2 })).toEqual({
      available: true,
      maxAvailableQuantity: 2,
    });
    expect(await getRoomQuantity('suite', { ...asked, quantity: 3 })).toEqual({
      available: false,
      maxAvailableQuantity: 2,
    });
    await ownerDb.closure.create({
      data: {
        hotelId: 'hotel',
        roomId: 'suite',
        startsOn: toDatabaseDay('2027-03-08'),
        endsOn: toDatabaseDay('2027-03-09'),
        units: 1,
        reason: 'maintenance',
      },
    });
    await layNights(['suite']);
    expect(await getRoomQuantity('suite', asked)).toEqual({ available: true, maxAvailableQuantity: 1 });
  });
});

it('a demonstration hotel without the flag is as unknown as one that is not there', async () => {
  for (const id of ['demo', 'nowhere']) {
    expect(await getHotelRates(null, id, asked)).toBeNull();
  }
  for (const id of ['demo-room', 'nowhere']) {
    expect(await getRoomRates(null, id, asked)).toBeNull();
    expect(await getRoomQuantity(id, asked)).toBeNull();
  }
  expect(await getHotelRates(null, 'demo', { ...asked, includeDemos: true })).toHaveLength(1);
});
