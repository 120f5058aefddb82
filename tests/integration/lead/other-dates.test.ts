import { beforeAll, describe, expect, it } from 'vitest';
import { answerChange } from '@/lib/sales/lead/commands/answer-change';
import { changeDates } from '@/lib/sales/lead/commands/change-dates';
import { getOtherDates } from '@/lib/sales/lead/queries/other-dates';
import { getRequest } from '@/lib/sales/lead/queries/requests';
import { datesSchema } from '@/lib/sales/lead/schema';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { contextAt, createStage, happen, inScope, leadOf, type Stage, save, versionOf } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

const page = { locale: 'en', includeDemos: false, isLocal: false } as const;
const datesOf = (
  { agent }: Stage,
  leadId: string,
  query: { arrival?: string; departure?: string; from?: string } = {},
) => getOtherDates(agent, leadId, query, page, { seesCommission: true });

const move = (stage: Stage, leadId: string, dates: readonly [string, string], price: number) =>
  ask(stage, leadId, dates, { price });

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

const ask = async (
  { agent }: Stage,
  leadId: string,
  [checkInDate, checkOutDate]: readonly [string, string],
  more: { price: number | null; message?: string; isException?: boolean },
  context = contextAt(),
) => {
  const input = datesSchema.parse({ checkInDate, checkOutDate, version: await versionOf(leadId), ...more });
  return inScope(agent, (tx) => changeDates(tx, agent, leadId, input, context));
};

const answer = async ({ contact }: Stage, leadId: string, isAccepted: boolean) =>
  inScope(contact, async (tx) =>
    answerChange(tx, contact, leadId, { version: await versionOf(leadId), isAccepted, reason: 'Full.' }, contextAt()),
  );

const countersOf = async (stage: Stage) =>
  ownerDb.$queryRaw<{ day: string; sold: number; optioned: number }[]>`
    SELECT to_char(night, 'MM-DD') AS day, sold, optioned FROM room_night
    WHERE room_id = ${`${stage.hotelId}-room`} AND (sold > 0 OR optioned > 0) ORDER BY night`;

describe('other dates of what a hotel has confirmed', () => {
  const NEW = ['2027-06-08', '2027-06-14'] as const;

  it('wait for the hotel, and move option, nights, price and rooms when it agrees', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption', 'confirmOption']);
    const before = await leadOf(id);
    await ask(stage, id, NEW, { price: 3000, message: 'Same room, please.' });
    expect(await leadOf(id)).toMatchObject({ status: 'CONFIRMED_OPTION', priceTotal: 350_000n });
    const asked = await getRequest(stage.contact, id, 'en');
    expect(asked?.request).toMatchObject({
      kind: 'change',
      change: {
        from: { checkIn: '2027-06-05', priceTotal: 350_000, commission: 35_000 },
        to: { checkIn: '2027-06-08', priceTotal: 300_000, commission: 30_000 },
        message: 'Same room, please.',
      },
    });
    await answer(stage, id, true);
    const after = await leadOf(id);
    expect(after).toMatchObject({
      status: 'CONFIRMED_OPTION',
      optionRank: 1,
      optionExpiresAt: before.optionExpiresAt,
      priceTotal: 300_000n,
      checkIn: new Date('2027-06-08'),
      holds: ['confirmedOption'],
    });
    const days = ['08', '09', '10', '11', '12', '13'];
    expect(await countersOf(stage)).toEqual(days.map((day) => ({ day: `06-${day}`, sold: 0, optioned: 1 })));
    const [room] = await ownerDb.leadRoom.findMany({ where: { leadId: id } });
    expect(room?.priceTotal).toBe(300_000n);
  });

  it('move a booking the same way, and change nothing when the hotel declines', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption', 'confirmOption', 'book']);
    const booked = await leadOf(id);
    await ask(stage, id, NEW, { price: 3000 });
    await answer(stage, id, false);
    const declined = await leadOf(id);
    expect(declined).toMatchObject({ status: 'CONFIRMED_BOOKING', priceTotal: 350_000n, checkIn: booked.checkIn });
    const answeredById = stage.contact.id;
    const asked = (lead: Awaited<ReturnType<typeof leadOf>>) =>
      lead.changes.filter(({ kind }) => kind === 'changeRequest');
    expect(asked(declined)).toMatchObject([{ status: 'declined', reason: 'Full.', answeredById }]);
    expect(await countersOf(stage)).toHaveLength(7);
    await ask(stage, id, NEW, { price: 3000 });
    await answer(stage, id, true);
    const moved = await leadOf(id);
    expect(moved).toMatchObject({ status: 'CONFIRMED_BOOKING', priceTotal: 300_000n, holds: ['booking'] });
    expect(asked(moved).at(-1)).toMatchObject({ status: 'accepted', answeredById });
    expect(await countersOf(stage)).toMatchObject(Array.from({ length: 6 }, () => ({ sold: 1, optioned: 0 })));
  });

  it('are not asked for once the guests have left', async () => {
    const stage = await createStage({ supportsInstantBooking: true });
    const id = await save(stage);
    await happen(stage, id, ['book']);
    const checkOut = contextAt('2027-06-12T09:00:00Z');
    const later = ['2027-06-19', '2027-06-26'] as const;
    const refused = { code: 'leadStayOver', status: 409 };
    await expect(ask(stage, id, later, { price: 3500 }, checkOut)).rejects.toMatchObject(refused);
  });

  it('never take what somebody else has got meanwhile: then nothing moves at all', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption', 'confirmOption']);
    await ask(stage, id, ['2027-06-19', '2027-06-26'], { price: 3500 });
    const rival = await save(stage, { checkInDate: '2027-06-20', checkOutDate: '2027-06-27' });
    await happen(stage, rival, ['requestOption', 'confirmOption']);
    await expect(answer(stage, id, true)).rejects.toMatchObject({ code: 'leadSold', status: 409 });
    expect(await leadOf(id)).toMatchObject({ checkIn: new Date('2027-06-05'), holds: ['confirmedOption'] });
  });

  it('are no answer to what nobody asked', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption', 'confirmOption']);
    await expect(answer(stage, id, true)).rejects.toMatchObject({ code: 'leadAnswered', status: 409 });
  });

  it('keep the place in line: a first option does not become a second one, and behind a booking there is none', async () => {
    const stage = await createStage();
    const [first, second] = [await save(stage), await save(stage)];
    for (const id of [first, second]) await happen(stage, id, ['requestOption', 'confirmOption']);
    expect(await leadOf(second)).toMatchObject({ status: 'CONFIRMED_OPTION', optionRank: 2, holds: [] });
    await ask(stage, first, ['2027-06-19', '2027-06-26'], { price: 3500 });
    await ask(stage, second, ['2027-07-17', '2027-07-24'], { price: 3500 });
    const rival = await save(stage, { checkInDate: '2027-06-20', checkOutDate: '2027-06-27' });
    await happen(stage, rival, ['requestOption']);
    const sold = await save(stage, { checkInDate: '2027-07-18', checkOutDate: '2027-07-25' });
    await happen(stage, sold, ['book', 'confirmBooking']);
    for (const id of [first, second]) {
      await expect(answer(stage, id, true)).rejects.toMatchObject({ code: 'leadSold', status: 409 });
      expect(await leadOf(id)).toMatchObject({ status: 'CONFIRMED_OPTION', checkIn: new Date('2027-06-05') });
    }
  });

  it('ask a request anew, with its new due', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['book']);
    await ask(stage, id, NEW, { price: 3000 });
    expect(await leadOf(id)).toMatchObject({ status: 'REQUESTED_BOOKING', priceTotal: 300_000n });
    const open = await ownerDb.leadChange.findMany({ where: { leadId: id, status: 'asked' } });
    expect(open).toMatchObject([
      { kind: 'booking', data: { from: { checkIn: '2027-06-05' }, to: { checkIn: NEW[0] } } },
    ]);
  });
});

describe('an exception', () => {
  it('is not asked for while the hotel has the request itself to answer', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    await nightsOfJune(stage, [14], { minStay: 4 });
    const short = ask(stage, id, ['2027-06-14', '2027-06-15'], {
      price: 500,
      message: 'One night.',
      isException: true,
    });
    await expect(short).rejects.toMatchObject({ code: 'datesNotPossible', status: 409 });
    expect((await leadOf(id)).changes.filter(({ kind }) => kind === 'changeRequest')).toEqual([]);
  });

  it('names the rules to the hotel, and moves an interest only when it agrees', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await nightsOfJune(stage, [14], { minStay: 4 });
    const short = ['2027-06-14', '2027-06-15'] as const;
    expect(() =>
      datesSchema.parse({ checkInDate: short[0], checkOutDate: short[1], version: 1, price: 500, isException: true }),
    ).toThrow();
    expect(await getRequest(stage.contact, id, 'en')).toBeNull();
    await ask(stage, id, short, { price: 500, message: 'One night only.', isException: true });
    expect(await leadOf(id)).toMatchObject({ status: 'INTEREST', priceTotal: 350_000n });
    const asked = await getRequest(stage.contact, id, 'en');
    expect(asked?.request).toMatchObject({ kind: 'change', change: { rules: [{ rule: 'fewestNights', nights: 4 }] } });
    await answer(stage, id, true);
    expect(await leadOf(id)).toMatchObject({ status: 'INTEREST', priceTotal: 50_000n, holds: [] });
  });
});
