import { beforeAll, describe, expect, it } from 'vitest';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { closeLead, duplicateLead } from '@/lib/sales/lead/commands/amend';
import { answerLead } from '@/lib/sales/lead/commands/answer';
import { answerSuppliersQuestion } from '@/lib/sales/lead/commands/answer-question';
import { changeDates } from '@/lib/sales/lead/commands/change-dates';
import { withdrawChange } from '@/lib/sales/lead/commands/change-request';
import { answerCounterOffer } from '@/lib/sales/lead/commands/counter-offer';
import { requestException } from '@/lib/sales/lead/commands/exception';
import { requestHonour } from '@/lib/sales/lead/commands/honour';
import { requestStay } from '@/lib/sales/lead/commands/stay-question';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { datesSchema, hotelAnswerSchema } from '@/lib/sales/lead/schema';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import {
  contextAt,
  createStage,
  events,
  happen,
  honouredAt,
  inScope,
  leadOf,
  NOW,
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

const move = async ({ agent }: Stage, leadId: string, days: readonly [string, string], isException = false) => {
  const exception = isException ? { isException, message: 'Please.' } : {};
  const body = { checkInDate: days[0], checkOutDate: days[1], version: await versionOf(leadId), price: 500 };
  const input = datesSchema.parse({ ...body, ...exception });
  return inScope(agent, (tx) => changeDates(tx, agent, leadId, input, contextAt()));
};

const offer = { answer: 'counterOffer', price: 3300, until: '2026-12-03' };

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
    await expect(happen(stage, id, ['book'])).rejects.toEqual(failure('roomsNotPossible'));
    expect(await leadOf(id)).toMatchObject({ status: 'INTEREST', holds: [] });
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

const later = (at: string, today: PlainDate) => ({ ...contextAt(at), today: () => today });

async function answered(stage: Stage, id: string, input: Record<string, unknown>, at = NOW) {
  const parsed = hotelAnswerSchema.parse({ version: await versionOf(id), ...input });
  return inScope(stage.contact, (tx) => answerLead(tx, stage.contact, id, parsed, contextAt(at)));
}

const unverified = async (stage: Stage): Promise<Stage> => {
  await ownerDb.agency.update({ where: { id: stage.team.agency.id }, data: { verification: 'pending' } });
  return { ...stage, agent: await viewerOf(stage.team.agent) };
};

describe('an option too late', () => {
  it('is neither asked for nor confirmed once it would have ended, on the evening of the arrival', async () => {
    const stage = await createStage();
    const [asked, other] = [await save(stage), await save(stage)];
    await happen(stage, asked, ['requestOption'], '2027-06-05T15:00:00Z');
    const evening = '2027-06-05T16:00:00Z';
    await expect(happen(stage, other, ['requestOption'], evening)).rejects.toEqual(failure('leadArrivalTooClose'));
    await expect(happen(stage, asked, ['confirmOption'], evening)).rejects.toEqual(failure('leadArrivalTooClose'));
  });

  it('is extended on a confirmed option alone, and asked for once', async () => {
    const stage = await createStage();
    const id = await save(stage);
    for (const name of ['askExtension', 'extend'] as const) {
      await expect(happen(stage, id, [name]), name).rejects.toEqual(failure('leadStateForbids'));
    }
    await happen(stage, id, ['requestOption', 'confirmOption', 'askExtension']);
    await expect(happen(stage, id, ['askExtension'])).rejects.toEqual(failure('leadExtensionAsked'));
    expect((await leadOf(id)).changes.filter(({ kind }) => kind === 'extension')).toHaveLength(1);
    const end = (await leadOf(id)).optionExpiresAt ?? NOW;
    await expect(happen(stage, id, ['extend'], end)).rejects.toEqual(failure('leadOptionExpired'));
    // Whoever comes by next writes the end down, and everybody sees it.
    await save(stage, {}, contextAt(end));
    await expect(happen(stage, id, ['askExtension'], end)).rejects.toEqual(failure('leadOptionExpired'));
  });

  it('is not extended beyond its last day', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption', 'confirmOption'], '2027-06-04T15:30:00Z');
    expect((await leadOf(id)).optionExpiresAt).toEqual(new Date('2027-06-05T16:00:00Z'));
    const asked = happen(stage, id, ['askExtension'], '2027-06-05T09:00:00Z');
    await expect(asked).rejects.toEqual(failure('leadNoTimeToExtend'));
  });
});

describe('an answer of the hotel', () => {
  it('is one to what it was asked', async () => {
    const stage = await createStage();
    const id = await save(stage);
    for (const input of [{ answer: 'confirm' }, { answer: 'decline', reason: 'Full.' }, offer]) {
      await expect(answered(stage, id, input)).rejects.toEqual(failure('leadAnswered'));
    }
    await happen(stage, id, ['requestOption']);
    await expect(answered(stage, id, { answer: 'honour' })).rejects.toEqual(failure('leadStateForbids'));
    await happen(stage, id, ['confirmOption', 'askExtension']);
    await expect(answered(stage, id, offer)).rejects.toEqual(failure('leadStateForbids'));
    expect(await leadOf(id)).toMatchObject({ priceTotal: 350_000n, version: 4 });
  });

  it('comes too late once the question has lapsed, whether or not anybody has written that down', async () => {
    const stage = await createStage({ units: 2 });
    const [priced, extended] = [await save(stage, honouredAt(stage, 3400)), await save(stage)];
    await happen(stage, extended, ['requestOption', 'confirmOption', 'askExtension']);
    await ownerDb.leadChange.updateMany({
      where: { leadId: { in: [priced, extended] }, status: 'asked' },
      data: { endsAt: new Date(NOW) },
    });
    await expect(answered(stage, priced, { answer: 'honour' })).rejects.toEqual(failure('leadAnswered'));
    await expect(answered(stage, extended, { answer: 'confirm' })).rejects.toEqual(failure('leadAnswered'));
    expect(await leadOf(priced)).toMatchObject({ priceTotal: 350_000n });
    expect(await leadOf(extended)).toMatchObject({ extensions: 0 });
  });

  it('offers no other price where other dates are asked for', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['book', 'confirmBooking']);
    const body = { checkInDate: '2027-07-17', checkOutDate: '2027-07-24', version: await versionOf(id), price: 3500 };
    const input = datesSchema.parse(body);
    await inScope(stage.agent, (tx) => changeDates(tx, stage.agent, id, input, contextAt()));
    await expect(answered(stage, id, offer)).rejects.toEqual(failure('leadStateForbids'));
    expect((await leadOf(id)).changes.filter(({ kind }) => kind === 'counterOffer')).toEqual([]);
  });

  it('honours no price that was asked for in another currency', async () => {
    const stage = await createStage();
    const id = await save(stage, honouredAt(stage, 3400));
    const [change] = (await leadOf(id)).changes;
    const data = { ...(change?.data as object), currency: 'CHF' };
    await ownerDb.leadChange.updateMany({ where: { leadId: id }, data: { data } });
    await expect(answered(stage, id, { answer: 'honour' })).rejects.toEqual(failure('leadStateForbids'));
    expect(await leadOf(id)).toMatchObject({ priceTotal: 350_000n });
  });

  it('names a day for another price that lies ahead, within two weeks and before the arrival', async () => {
    const stage = await createStage();
    const [id, soon] = [await save(stage), await save(stage)];
    await happen(stage, id, ['requestOption']);
    const until = failure('invalidInput', 422);
    for (const day of ['2026-11-30', '2026-12-16']) {
      const refused = answered(stage, id, { ...offer, until: day });
      await expect(refused, day).rejects.toEqual(until);
      await expect(refused, day).rejects.toMatchObject({ fields: { until: 'offerUntil' } });
    }
    // An offer ends at 18:00 of its day, which in Lech is now.
    const evening = answered(stage, id, { ...offer, until: '2026-12-01' }, '2026-12-01T17:00:00Z');
    await expect(evening).rejects.toMatchObject({ fields: { until: 'offerUntil' } });
    await answered(stage, id, { ...offer, until: '2026-12-15' });

    const spring = '2027-05-28T09:00:00Z';
    await happen(stage, soon, ['requestOption'], spring);
    const arrival = answered(stage, soon, { ...offer, until: '2027-06-05' }, spring);
    await expect(arrival).rejects.toMatchObject({ status: 422, fields: { until: 'offerUntil' } });
    await answered(stage, soon, { ...offer, until: '2027-06-04' }, spring);
  });

  it('is taken by nobody but a verified agency', async () => {
    const stage = await createStage();
    const id = await save(stage, honouredAt(stage, 3400));
    await answered(stage, id, offer);
    const { agent } = await unverified(stage);
    const decision = { version: await versionOf(id), isAccepted: true, price: 3300 };
    const accepted = inScope(agent, (tx) => answerCounterOffer(tx, agent, id, decision, contextAt()));
    await expect(accepted).rejects.toEqual(failure('leadNeedsVerification', 403));
    expect(await leadOf(id)).toMatchObject({ priceTotal: 350_000n });
  });
});

describe('a lead', () => {
  const close = async ({ agent }: Stage, id: string) => {
    const seen = { version: await versionOf(id), reason: 'Lost.' };
    return inScope(agent, (tx) => closeLead(tx, agent, id, seen, contextAt()));
  };

  it('is closed once, and not while the hotel waits for it; closed, it goes nowhere', async () => {
    const stage = await createStage();
    const [open, live] = [await save(stage), await save(stage)];
    await close(stage, open);
    const told = await getLead(stage.agent, open, 'en', { seesCommission: false });
    expect(told?.history[0]).toMatchObject({ key: 'closed', by: 'agent', isReader: true, reason: 'Lost.' });
    await expect(close(stage, open)).rejects.toEqual(failure('leadClosed'));
    await happen(stage, live, ['requestOption']);
    await expect(close(stage, live)).rejects.toEqual(failure('leadLiveNotClosed'));
    for (const name of ['requestOption', 'book'] as const) {
      await expect(happen(stage, open, [name]), name).rejects.toEqual(failure('leadClosed'));
    }
    await expect(move(stage, open, ['2027-06-19', '2027-06-26'])).rejects.toEqual(failure('leadClosed'));
  });

  it('that has ended does not move', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['book', 'declineBooking']);
    await expect(move(stage, id, ['2027-06-19', '2027-06-26'])).rejects.toEqual(failure('leadEnded'));
  });

  it('moves at the price of now, and asks the hotel for nothing before its agency is verified', async () => {
    const stage = await createStage();
    const [id, booked] = [
      await save(stage),
      await save(stage, { checkInDate: '2027-07-03', checkOutDate: '2027-07-10' }),
    ];
    await expect(move(stage, id, ['2027-06-19', '2027-06-26'])).rejects.toMatchObject({
      code: 'leadPriceMoved',
      details: { price: { was: 500, is: 3500 } },
    });
    await happen(stage, booked, ['book', 'confirmBooking']);
    const asked = move(await unverified(stage), booked, ['2027-07-17', '2027-07-18']);
    await expect(asked).rejects.toEqual(failure('leadNeedsVerification', 403));
    expect(await ownerDb.leadChange.count({ where: { leadId: booked, status: 'asked' } })).toBe(0);
  });

  it('asks for no exception once it is closed, and for no other price once it is booked', async () => {
    const stage = await createStage({ units: 2 });
    const { agent } = stage;
    const [closed, booked] = [await save(stage), await save(stage)];
    await close(stage, closed);
    const plea = { version: await versionOf(closed), message: 'Please.' };
    const asked = inScope(agent, (tx) => requestException(tx, agent, closed, plea, contextAt()));
    await expect(asked).rejects.toEqual(failure('leadClosed'));
    await happen(stage, booked, ['book', 'confirmBooking']);
    const seen = { version: await versionOf(booked) };
    const priced = inScope(agent, (tx) => requestHonour(tx, agent, booked, seen, contextAt()));
    await expect(priced).rejects.toEqual(failure('leadStateForbids'));
    expect(await ownerDb.leadChange.count({ where: { status: 'asked', leadId: { in: [closed, booked] } } })).toBe(0);
  });

  it('of more than its room sleeps has no price and is not copied', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await ownerDb.leadRoom.updateMany({ where: { leadId: id }, data: { adults: 3 } });
    const copied = inScope(stage.agent, (tx) => duplicateLead(tx, stage.agent, id, { version: 1 }, contextAt()));
    const fields = { 'rooms.0.numAdults': 'invalidValue' };
    await expect(copied).rejects.toMatchObject({ code: 'invalidInput', status: 422, fields });
  });

  it('of a hotel that has been retired is neither copied nor moved', async () => {
    const stage = await createStage();
    const { agent, hotelId } = stage;
    const id = await save(stage);
    await ownerDb.hotel.update({ where: { id: hotelId }, data: { retiredAt: new Date(NOW) } });
    const copied = inScope(agent, (tx) => duplicateLead(tx, agent, id, { version: 1 }, contextAt()));
    await expect(copied).rejects.toEqual(failure('hotelUnknown', 404));
    await expect(move(stage, id, ['2027-06-19', '2027-06-20'])).rejects.toEqual(failure('hotelUnknown', 404));
    expect(await ownerDb.lead.findMany({ where: { hotelId } })).toMatchObject([{ id, version: 1 }]);
  });

  it('takes back and answers no question that nobody has asked, and of a hotel’s nobody asks an operator', async () => {
    const stage = await createStage();
    const { agent } = stage;
    const id = await save(stage);
    const taken = inScope(agent, (tx) => withdrawChange(tx, agent, id, { version: 1 }, contextAt()));
    await expect(taken).rejects.toEqual(failure('leadAnswered'));
    const words = { version: 1, message: 'Nine and fifteen.' };
    const replied = inScope(agent, (tx) => answerSuppliersQuestion(tx, agent, id, words, contextAt()));
    await expect(replied).rejects.toEqual(failure('leadAnswered'));
    const asked = inScope(agent, (tx) => requestStay(tx, agent, id, { version: 1 }, contextAt()));
    await expect(asked).rejects.toEqual(failure('leadStateForbids'));
    expect(await leadOf(id)).toMatchObject({ version: 1, changes: [] });
  });

  it('of an agency alone, for days that lie ahead, in the currency of the hotel', async () => {
    const stage = await createStage();
    const nobody = await viewerOf(await createUser({ role: 'admin' }));
    await expect(save({ ...stage, agent: nobody })).rejects.toEqual(failure('agencyNeeded'));
    const past = save(stage, {}, later('2027-06-06T09:00:00Z', '2027-06-06'));
    await expect(past).rejects.toMatchObject({ status: 422, fields: { checkInDate: expect.any(String) } });
    const foreign = { ...honouredAt(stage, 3400), price: { currency: 'CHF', total: 3400 } };
    await expect(save(stage, foreign)).rejects.toMatchObject({ fields: { 'price.currency': 'invalidValue' } });
  });
});
