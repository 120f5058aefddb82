import { beforeAll, describe, expect, it } from 'vitest';
import { scoped } from '@/lib/people/scope';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { db } from '@/lib/platform/db';
import { hotels } from '@/prisma/seed/content/hotels/all';
import { hotelEdges } from '@/prisma/seed/hotel-edges';
import { comingFestive } from '@/prisma/seed/hotel-seasons';
import { oneUnitLeftWeek } from '@/prisma/seed/rows/rooms';
import { openDemonstration } from '@/tests/setup/demonstration';
import { TODAY } from '@/tests/setup/own-database';

/** Rule 8.3, "Hotels": every edge that follows from more than a hotel's content. */

beforeAll(() => openDemonstration(), 120_000);

const isThere = (id: string) => hotels.some((hotel) => hotel.id === id);
const plansOf = (hotelId: string) => db.ratePlan.findMany({ where: { hotelId }, orderBy: { position: 'asc' } });
const nightsOf = (hotelId: string, { from, until }: { from: string; until: string }) =>
  db.roomNight.findMany({
    where: { room: { hotelId }, night: { gte: toDatabaseDay(from), lt: toDatabaseDay(until) } },
  });

describe('hotels of the demonstration', () => {
  it('are all of the content, each with a first picture of its own, rooms, nights and a flexible plan', async () => {
    expect(await db.hotel.count()).toBe(hotels.length);
    const first = await db.hotelPicture.findMany({ where: { position: 0 } });
    expect(new Set(first.map(({ pictureId }) => pictureId)).size).toBe(hotels.length);
    for (const { id, rooms } of hotels) {
      const kinds = (await plansOf(id)).map(({ kind }) => kind);
      expect([id, await db.room.count({ where: { hotelId: id } }), kinds[0]]).toEqual([id, rooms.length, 'flexible']);
    }
    expect(await db.roomProjection.count({ where: { nights: { gt: 500 } } })).toBe(await db.room.count());
  });

  it('sold and optioned are what the holds say', async () => {
    const [{ wrong } = { wrong: -1 }] = await db.$queryRaw<{ wrong: number }[]>`
      SELECT count(*)::int AS wrong FROM room_night n WHERE n.sold <> (
        SELECT coalesce(sum(h.units), 0) FROM room_hold h
        WHERE h.room_id = n.room_id AND h.kind = 'booking' AND n.night >= h.check_in AND n.night < h.check_out
      )`;
    expect(wrong).toBe(0);
  });

  it('H01 sells in every way; the palace class is French', async () => {
    const plans = await plansOf(hotelEdges.everything);
    expect(plans.map(({ kind }) => kind)).toEqual([
      'flexible',
      'semiFlexible',
      'nonRefundable',
      'halfBoard',
      'programme',
      'package',
    ]);
    expect(new Set(plans.flatMap(({ paymentProfiles }) => paymentProfiles)).size).toBe(3);
    const palaces = await db.hotel.findMany({ where: { category: '5 Star Palace' }, include: { city: true } });
    expect(new Set(palaces.map(({ city }) => city.countryId))).toEqual(new Set(['FR']));
  });

  it('H02 is sold out over Christmas and wants seven nights at any time', async () => {
    const festive = comingFestive(hotelEdges.festiveSoldOut, TODAY);
    expect(festive).not.toBeNull();
    const nights = await nightsOf(hotelEdges.festiveSoldOut, festive as NonNullable<typeof festive>);
    expect(nights.length).toBeGreaterThan(0);
    expect(nights.filter(({ sold, allotment }) => sold < allotment)).toEqual([]);
    const march = await nightsOf(hotelEdges.festiveSoldOut, { from: '2027-03-01', until: '2027-04-01' });
    expect(new Set(march.map(({ minStay }) => minStay))).toEqual(new Set([7]));
  });

  it('alpine hotels are closed between the seasons, and say so', async () => {
    const october = await nightsOf('H01', { from: '2027-10-01', until: '2027-11-01' });
    expect(october.every(({ closed, allotment, price }) => closed === allotment && price === null)).toBe(true);
    const closures = await db.closure.findMany({ where: { hotelId: 'H01' } });
    expect(closures.map(({ reason }) => reason)).toEqual(closures.map(() => 'season'));
  });

  it('H09 has nothing loaded, H12 words 0 and 1 day', async () => {
    const loaded = await db.roomNight.count({
      where: { room: { hotelId: hotelEdges.withoutRates }, price: { not: null } },
    });
    expect(loaded).toBe(0);
    const [flexible] = await plansOf(hotelEdges.wordedDays);
    expect(flexible?.cancellationPeriods).toEqual([
      { fromDaysPriorToArrival: 1, feeInPercentOfBookingTotal: 50 },
      { fromDaysPriorToArrival: 0, feeInPercentOfBookingTotal: 100 },
    ]);
  });

  it.runIf(isThere(hotelEdges.abovePublicPrice))('H14 asks more than anybody pays in public', async () => {
    const plans = await plansOf(hotelEdges.abovePublicPrice);
    expect(
      plans
        .filter(({ kind }) => kind !== 'package')
        .every((plan) => Number(plan.publicAdjustmentPercent) < Number(plan.adjustmentPercent)),
    ).toBe(true);
  });

  it.runIf(isThere(hotelEdges.oneUnitLeft))('H18 has one unit left in a week of March', async () => {
    const week = oneUnitLeftWeek(TODAY);
    const [room] = hotels.find(({ id }) => id === hotelEdges.oneUnitLeft)?.rooms ?? [];
    const nights = (await nightsOf(hotelEdges.oneUnitLeft, week as NonNullable<typeof week>)).filter(
      ({ roomId }) => roomId === room?.id,
    );
    expect(nights.map(({ allotment, sold, optioned }) => allotment - sold - optioned)).toEqual(Array(7).fill(1));
  });

  it.runIf(isThere(hotelEdges.withoutPriceTotal))('H25 has a plan without price', async () => {
    const plans = await plansOf(hotelEdges.withoutPriceTotal);
    expect(plans.filter(({ isPriced }) => !isPriced)).toHaveLength(1);
  });

  it('agreements in force, ended and not begun; rates of the days before', async () => {
    const agreements = await scoped('system', (tx) => tx.hotelAgreement.findMany());
    const today = toDatabaseDay(TODAY);
    expect(agreements.some(({ validFrom, validUntil }) => validFrom <= today && (validUntil ?? today) >= today)).toBe(
      true,
    );
    expect(agreements.some(({ validUntil }) => validUntil !== null && validUntil < today)).toBe(true);
    const rates = await db.exchangeRate.findMany({ orderBy: { asOf: 'desc' } });
    expect([rates.length, rates[0] && fromDatabaseDay(rates[0].asOf)]).toEqual([31, TODAY]);
  });
});
