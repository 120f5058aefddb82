import { beforeAll, describe, expect, it } from 'vitest';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { answerLead } from '@/lib/sales/lead/commands/answer';
import { changeDates } from '@/lib/sales/lead/commands/change-dates';
import { datesSchema, hotelAnswerSchema } from '@/lib/sales/lead/schema';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import {
  contextAt,
  createStage,
  events,
  happen,
  honouredAt,
  inScope,
  leadOf,
  nightsOf,
  type Stage,
  save,
  versionOf,
} from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

const failure = (code: string, status = 409) => expect.objectContaining({ code, status });

describe('an option', () => {
  it('is not asked of a reseller', async () => {
    const stage = await createStage({ isReseller: true });
    const id = await save(stage);
    await expect(happen(stage, id, ['requestOption'])).rejects.toEqual(failure('leadResellerNoOption'));
    expect(await leadOf(id)).toMatchObject({ status: 'INTEREST', version: 1 });
  });

  it('is confirmed by nobody but the hotel once cancelling costs something', async () => {
    const stage = await createStage({ confirmsOptions: true });
    // From 17 November on, two weeks before now.
    const fees = [{ fromDaysPriorToArrival: 200, feeInPercentOfBookingTotal: 30 }];
    await ownerDb.ratePlan.update({
      where: { id: `${stage.hotelId}-plan` },
      data: { cancellationPeriods: fees },
    });
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    expect(await leadOf(id)).toMatchObject({ status: 'REQUESTED_OPTION', holds: [] });
    await happen(stage, id, ['confirmOption']);
    expect(await leadOf(id)).toMatchObject({ optionExpiresAt: new Date('2026-12-02T17:00:00Z') });
  });

  it('is not confirmed as the fourth of an agency in one season, whoever was asked first', async () => {
    const stage = await createStage({ units: 5 });
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) ids.push(await save(stage));
    for (const id of ids) await happen(stage, id, ['requestOption']);
    const [fourth = '', ...three] = ids;
    for (const id of three) await happen(stage, id, ['confirmOption']);
    // Whoever confirms reads it as the agency's limit, not their own.
    await expect(happen(stage, fourth, ['confirmOption'])).rejects.toEqual(failure('leadAgencyAtLimit'));
    expect(await nightsOf(stage.hotelId)).toEqual([{ sold: 0, optioned: 3 }]);
    // In winter another three may be had.
    const winter = { checkInDate: '2027-11-06', checkOutDate: '2027-11-13' };
    await happen(stage, await save(stage, winter), ['requestOption', 'confirmOption']);
  });
});

describe('a booking', () => {
  it('is not instant where the stay cannot be had, however free its nights are', async () => {
    const stage = await createStage({ supportsInstantBooking: true });
    const id = await save(stage);
    const where = { roomId_night: { roomId: `${stage.hotelId}-room`, night: toDatabaseDay('2027-06-05') } };
    await ownerDb.roomNight.update({ where, data: { minStay: 10 } });
    await happen(stage, id, ['book']);
    expect(await leadOf(id)).toMatchObject({ status: 'REQUESTED_BOOKING', holds: [] });
    expect(await nightsOf(stage.hotelId)).toEqual([{ sold: 0, optioned: 0 }]);
  });

  it('is not asked for at an agreed price that has ended', async () => {
    const stage = await createStage();
    const id = await save(stage, honouredAt(stage, 3400));
    const honour = hotelAnswerSchema.parse({ version: 1, answer: 'honour' });
    await inScope(stage.contact, (tx) => answerLead(tx, stage.contact, id, honour, contextAt()));
    const asked = (at: string) => events.book(stage, id, 2, contextAt(at));
    const moved = (is: number) => ({ code: 'leadPriceMoved', details: { price: { is } } });
    await expect(asked('2026-12-04T16:59:00Z')).rejects.toMatchObject(moved(3400));
    // 18:00 in Lech: the price of now counts, and the lead was promised another one.
    await expect(asked('2026-12-04T17:00:00Z')).rejects.toMatchObject(moved(3500));
  });
});

describe('other dates', () => {
  const move = async ({ agent }: Stage, leadId: string, days: readonly [string, string], isException = false) => {
    const exception = isException ? { isException, message: 'Please.' } : {};
    const body = { checkInDate: days[0], checkOutDate: days[1], version: await versionOf(leadId), price: 500 };
    const input = datesSchema.parse({ ...body, ...exception });
    return inScope(agent, (tx) => changeDates(tx, agent, leadId, input, contextAt()));
  };

  it('never lie in the past, not even as an exception', async () => {
    const stage = await createStage();
    const id = await save(stage);
    for (const isException of [false, true]) {
      await expect(move(stage, id, ['2026-11-20', '2026-11-21'], isException)).rejects.toMatchObject({
        status: 422,
        fields: { checkInDate: expect.any(String) },
      });
    }
    expect(await leadOf(id)).toMatchObject({ version: 1, changes: [] });
  });
});
