import { beforeAll, describe, expect, it } from 'vitest';
import { moveDates } from '@/lib/sales/lead/commands/change-dates';
import { getOtherDates } from '@/lib/sales/lead/queries/other-dates';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { contextAt, createStage, happen, inScope, leadOf, type Stage, save, versionOf } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

const page = { locale: 'en', includeDemos: false } as const;
const datesOf = (
  { agent }: Stage,
  leadId: string,
  query: { arrival?: string; departure?: string; from?: string } = {},
) => getOtherDates(agent, leadId, query, page, { seesCommission: true });

async function move(
  { agent }: Stage,
  leadId: string,
  [checkInDate, checkOutDate]: readonly [string, string],
  price: number,
) {
  const input = { checkInDate, checkOutDate, price, version: await versionOf(leadId) } as Parameters<
    typeof moveDates
  >[3];
  return inScope(agent, (tx) => moveDates(tx, agent, leadId, input, contextAt()));
}

const nightsOfJune = (stage: Stage, days: readonly number[], data: object) =>
  ownerDb.roomNight.updateMany({
    where: {
      roomId: `${stage.hotelId}-room`,
      night: { in: days.map((day) => new Date(`2027-06-${String(day).padStart(2, '0')}`)) },
    },
    data,
  });

describe('other dates of an interest', () => {
  it('are never shorter than the minimum stay, nor in a closed house', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await nightsOfJune(stage, [14, 15], { minStay: 3 });
    await nightsOfJune(stage, [20], { closed: 1 });
    const refused = (rule: string) => ({ code: 'datesNotPossible', details: { rules: [{ rule }] } });
    await expect(move(stage, id, ['2027-06-14', '2027-06-15'], 500)).rejects.toMatchObject(refused('fewestNights'));
    await expect(move(stage, id, ['2027-06-19', '2027-06-22'], 1500)).rejects.toMatchObject(refused('closed'));
    expect((await leadOf(id)).version).toBe(1);
    await move(stage, id, ['2027-06-14', '2027-06-17'], 1500);
    expect(await leadOf(id)).toMatchObject({ priceTotal: 150_000n, checkIn: new Date('2027-06-14') });
  });

  it('show every day with its price for the same nights, or with what stands in the way', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await nightsOfJune(stage, [16], { sold: 1 });
    await nightsOfJune(stage, [24], { closedToArrival: true });
    const dates = await datesOf(stage, id, { from: '2027-05-31' });
    const day = (arrival: string) => dates?.calendar.days.find(({ checkIn }) => checkIn === arrival);
    expect(dates?.calendar.days).toHaveLength(35);
    expect(day('2027-06-05')).toMatchObject({ checkOut: '2027-06-12', priceTotal: 350_000n });
    expect(day('2027-06-12')).toMatchObject({
      mayMove: false,
      priceTotal: null,
      judgement: {
        state: 'impossible',
        broken: [{ rule: 'sold', nights: [{ checkIn: '2027-06-16', checkOut: '2027-06-17' }] }],
      },
    });
    expect(day('2027-06-17')).toMatchObject({ mayMove: true, priceTotal: 350_000n });
    expect(day('2027-06-24')?.judgement.broken).toMatchObject([{ rule: 'arrival' }]);
  });

  it('name the fewest nights of a day that takes no shorter stay', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await nightsOfJune(stage, [14], { minStay: 4 });
    const dates = await datesOf(stage, id, { arrival: '2027-06-14', departure: '2027-06-15' });
    expect(dates).toMatchObject({
      is: null,
      judgement: { state: 'impossible', broken: [{ rule: 'fewestNights', nights: 4 }] },
    });
    const day = dates?.calendar.days.find(({ checkIn }) => checkIn === '2027-06-14');
    expect(day).toMatchObject({ checkOut: '2027-06-18', mayMove: true, priceTotal: 200_000n });
    expect(dates?.nearest[0]).toMatchObject({ checkIn: '2027-06-14', checkOut: '2027-06-18', commission: 20_000n });
  });

  it('say what changes: price, commission and the last free day', async () => {
    const stage = await createStage();
    const id = await save(stage);
    const dates = await datesOf(stage, id, { arrival: '2027-06-19', departure: '2027-06-22' });
    expect(dates).toMatchObject({
      way: 'take',
      was: { priceTotal: 350_000n, checkIn: '2027-06-05' },
      is: { priceTotal: 150_000n, checkIn: '2027-06-19', commission: 15_000n },
      wasToday: 350_000n,
    });
  });

  it('keep what was typed, and say what is wrong with it at its field', async () => {
    const stage = await createStage();
    const id = await save(stage);
    const reversed = await datesOf(stage, id, { arrival: '2027-06-19', departure: '2027-06-12' });
    expect(reversed).toMatchObject({
      asked: null,
      typed: { arrival: '2027-06-19', departure: '2027-06-12' },
      problems: { departure: 'departureFirst' },
    });
    const over = await datesOf(stage, id, { arrival: '2020-01-01', departure: '9999-12-31' });
    expect(over).toMatchObject({ asked: null, problems: { arrival: 'past', departure: 'tooLong' } });
    expect(await datesOf(stage, id, { arrival: 'tomorrow', departure: '' })).toMatchObject({
      typed: { arrival: 'tomorrow', departure: '' },
      problems: { arrival: 'arrivalMissing', departure: 'departureMissing' },
    });
  });

  it('are nobody else’s, and no longer there once the lead has ended', async () => {
    const stage = await createStage();
    const id = await save(stage);
    expect(await datesOf(await createStage(), id)).toBeNull();
    await happen(stage, id, ['requestOption', 'confirmOption', 'book', 'cancelBooking']);
    expect(await datesOf(stage, id)).toBeNull();
  });
});

describe('other dates of what one holds', () => {
  it('do not stand in their own way', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption', 'confirmOption']);
    const dates = await datesOf(stage, id, { arrival: '2027-06-08', departure: '2027-06-15' });
    expect(dates).toMatchObject({ way: 'ask', judgement: { state: 'available', broken: [] } });
  });

  it('are held by somebody else: an interest may be second, an option may not', async () => {
    const holder = await createStage();
    await happen(holder, await save(holder), ['requestOption', 'confirmOption']);
    const late = { checkInDate: '2027-06-19', checkOutDate: '2027-06-26' };
    const id = await save(holder, late);
    const asked = { arrival: '2027-06-08', departure: '2027-06-15' };
    const held = {
      state: 'held',
      broken: [{ rule: 'held', nights: [{ checkIn: '2027-06-08', checkOut: '2027-06-12' }] }],
    };
    expect(await datesOf(holder, id, asked)).toMatchObject({ judgement: held, is: { priceTotal: 350_000n } });
    await happen(holder, id, ['requestOption', 'confirmOption']);
    expect(await datesOf(holder, id, asked)).toMatchObject({ judgement: held, is: null });
  });
});
