import { beforeAll, describe, expect, it } from 'vitest';
import { getHotelStay } from '@/lib/rates/judge/queries';
import { getHotelRates } from '@/lib/rates/room/queries/rates';
import { answerLead } from '@/lib/sales/lead/commands/answer';
import { changeDates } from '@/lib/sales/lead/commands/change-dates';
import { requestException } from '@/lib/sales/lead/commands/exception';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { getRequest } from '@/lib/sales/lead/queries/requests';
import { datesSchema } from '@/lib/sales/lead/schema';
import { roomWords } from '@/lib/sales/lead/told-words';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createStage as createHouse, save as saveOfHouse } from '../property-lead/stage';
import { contextAt, createStage, events, happen, inScope, leadOf, NOW, type Stage, save, versionOf } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

const LATER = '2026-12-01T10:00:00Z';

const nights = ({ hotelId }: Stage, data: object, from = '2027-06-05', until = '2027-06-12') =>
  ownerDb.roomNight.updateMany({
    where: { roomId: `${hotelId}-room`, night: { gte: new Date(from), lt: new Date(until) } },
    data,
  });

const refused = (rule: string) => ({ code: 'roomsNotPossible', status: 409, details: { rules: [{ rule }] } });

const askFor = async (stage: Stage, id: string, message = 'They marry that week.') => {
  const version = await versionOf(id);
  return inScope(stage.agent, (tx) => requestException(tx, stage.agent, id, { version, message }, contextAt(LATER)));
};

const answer = async (stage: Stage, id: string, isYes: boolean) => {
  const version = await versionOf(id);
  const given = isYes ? { answer: 'confirm' as const } : { answer: 'decline' as const, reason: 'Never.' };
  return inScope(stage.contact, (tx) =>
    answerLead(tx, stage.contact, id, { ...given, version }, contextAt('2026-12-01T11:00:00Z')),
  );
};

const told = async (id: string) => {
  const rows = await ownerDb.outbox.findMany({
    where: { dedupeKey: { startsWith: `lead:${id}:` } },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ dedupeKey }) => dedupeKey.split(':').slice(3).join(' '));
};

describe('rooms that cannot be had as they are asked for', () => {
  it('are not saved, and the refusal names every rule and the nearest dates in the reader’s language', async () => {
    const stage = await createStage();
    await nights(stage, { minStay: 10 });
    await expect(save(stage)).rejects.toMatchObject({
      ...refused('fewestNights'),
      details: {
        reasons: ['At least 10\u00a0nights'],
        fix: { kind: 'dates', text: expect.stringContaining('Nearest that is possible') },
      },
    });
    const german = { ...contextAt(), locale: 'de' as const };
    await expect(save(stage, {}, german)).rejects.toMatchObject({
      details: { reasons: ['Mindestens 10\u00a0Nächte'] },
    });
    expect(await ownerDb.lead.count({ where: { hotelId: stage.hotelId } })).toBe(0);
  });

  it('are neither optioned nor booked, also where the hotel would let both happen by themselves', async () => {
    const stage = await createStage({ confirmsOptions: true, supportsInstantBooking: true });
    const id = await save(stage);
    for (const [data, rule] of [
      [{ minStay: 10 }, 'fewestNights'],
      [{ minStay: 1, closedToArrival: true }, 'arrival'],
      [{ closedToArrival: false, releaseDays: 300 }, 'release'],
      [{ releaseDays: 0, sold: 1 }, 'sold'],
    ] as const) {
      await nights(stage, data);
      for (const name of ['requestOption', 'book'] as const) {
        await expect(happen(stage, id, [name])).rejects.toMatchObject(refused(rule));
      }
    }
    expect(await leadOf(id)).toMatchObject({ status: 'INTEREST', version: 1 });
  });

  it('may wait behind an option of somebody else', async () => {
    const stage = await createStage({ confirmsOptions: true });
    const first = await save(stage);
    await happen(stage, first, ['requestOption']);
    const second = await save(stage);
    await happen(stage, second, ['requestOption']);
    expect(await leadOf(second)).toMatchObject({ status: 'REQUESTED_OPTION', optionRank: 2 });
  });

  it('are offered with their rates while an option alone holds them, to agencies, and never by a reseller', async () => {
    const stage = await createStage({ confirmsOptions: true });
    const asked = {
      checkIn: '2027-06-05',
      checkOut: '2027-06-12',
      party: { adults: 2, childrenAges: [] },
      paymentProfile: 'ClientPays',
      agencyId: stage.agent.agency?.id ?? null,
      canSeeCommission: false,
      locale: 'en',
      includeDemos: false,
      today: '2026-12-01',
      now: new Date(NOW),
    } as const;
    const roomFor = async (viewer: Stage['agent'] | null) => {
      const [room] = (await getHotelRates(viewer, stage.hotelId, asked)) ?? [];
      return { mayBeSecond: room?.mayBeSecond, rates: room?.offers.length };
    };
    await happen(stage, await save(stage), ['requestOption']);
    expect(await roomFor(stage.agent)).toEqual({ mayBeSecond: true, rates: 1 });
    const found = await getHotelStay(stage.agent, stage.hotelId, asked, { numRooms: null, profiles: [] });
    expect(found?.rooms).toMatchObject([{ mayBeSecond: true, offers: [{ id: `${stage.hotelId}-plan` }] }]);
    expect(await roomFor(null)).toEqual({ mayBeSecond: false, rates: 0 });
    await ownerDb.hotel.update({ where: { id: stage.hotelId }, data: { isReseller: true } });
    expect(await roomFor(stage.agent)).toEqual({ mayBeSecond: false, rates: 0 });
    await ownerDb.hotel.update({ where: { id: stage.hotelId }, data: { isReseller: false } });
    await nights(stage, { optioned: 0, sold: 1 });
    expect(await roomFor(stage.agent)).toEqual({ mayBeSecond: false, rates: 0 });
  });

  it('have their rates for whoever wants to ask for an exception, but for what no hotel can except', async () => {
    const stage = await createStage();
    const asked = {
      ...({ checkIn: '2027-06-05', checkOut: '2027-06-12', today: '2026-12-01', now: new Date(NOW) } as const),
      ...({ paymentProfile: 'ClientPays', locale: 'en' } as const),
      ...{ agencyId: null, canSeeCommission: false, includeDemos: false },
    };
    const rates = async (isExceptionWished: boolean, adults = 2) => {
      const party = { adults, childrenAges: [] };
      const found = await getHotelRates(stage.agent, stage.hotelId, { ...asked, party, isExceptionWished });
      return found?.map(({ availability, offers }) => [availability.status, offers.length]);
    };
    await nights(stage, { minStay: 10 });
    expect(await rates(false)).toEqual([['unavailable', 0]]);
    expect(await rates(true)).toEqual([['unavailable', 1]]);
    expect(await rates(true, 9)).toEqual([['unavailable', 0]]);
  });

  it('say on the lead and at the desk what their rate gives and asks, in the words of the hotel', async () => {
    const stage = await createStage();
    const texts = { descriptionEn: 'Breakfast every morning.', policyEn: 'Changes are free until a week before.' };
    await ownerDb.ratePlan.update({ where: { id: `${stage.hotelId}-plan` }, data: texts });
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    const about = 'Breakfast every morning. Changes are free until a week before.';
    const [lead, request] = [
      await getLead(stage.agent, id, 'en', { seesCommission: true }),
      await getRequest(stage.contact, id, 'en'),
    ];
    for (const rooms of [lead?.told.rooms, request?.request.told.rooms]) {
      expect(rooms?.map(({ aboutRate }) => aboutRate)).toEqual([about]);
      expect(rooms?.flatMap((room) => roomWords(room, 'en'))).toContain(about);
    }
  });
});

describe('an exception', () => {
  it('names the rule to both sides; a yes lets the stay be asked for, and the hotel still answers itself', async () => {
    const stage = await createStage({ confirmsOptions: true, supportsInstantBooking: true });
    const id = await save(stage);
    await nights(stage, { minStay: 10 });
    await askFor(stage, id);
    const rules = [{ rule: 'fewestNights', nights: 10 }];
    const lead = await getLead(stage.agent, id, 'en', { seesCommission: true });
    expect(lead).toMatchObject({ change: { rules, message: 'They marry that week.' } });
    expect(lead?.history[0]?.key).toBe('exception.asked');
    const asked = await getRequest(stage.contact, id, 'en');
    expect(asked?.request).toMatchObject({ kind: 'exception', change: { rules } });
    await expect(happen(stage, id, ['requestOption'], LATER)).rejects.toMatchObject(refused('fewestNights'));

    await answer(stage, id, true);
    expect(await leadOf(id)).toMatchObject({ status: 'INTEREST', priceTotal: 350_000n, holds: [] });
    await happen(stage, id, ['requestOption'], '2026-12-01T12:00:00Z');
    expect(await leadOf(id)).toMatchObject({ status: 'REQUESTED_OPTION' });
    await happen(stage, id, ['cancelOption', 'book'], '2026-12-01T12:00:00Z');
    expect(await leadOf(id)).toMatchObject({ status: 'REQUESTED_BOOKING', holds: [] });
    expect(await told(id)).toEqual(
      expect.arrayContaining(['askedException supplier', 'acceptedException agent', 'requestedBooking supplier']),
    );
  });

  it('that is declined changes nothing, and one to a stricter rule of since is asked for anew, a milder one not', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await nights(stage, { minStay: 10 });
    await askFor(stage, id);
    await answer(stage, id, false);
    await expect(happen(stage, id, ['book'])).rejects.toMatchObject(refused('fewestNights'));
    await askFor(stage, id);
    await answer(stage, id, true);
    await nights(stage, { minStay: 12 });
    await expect(happen(stage, id, ['book'])).rejects.toMatchObject(refused('fewestNights'));
    await nights(stage, { minStay: 9 });
    await happen(stage, id, ['book']);
    expect((await leadOf(id)).status).toBe('REQUESTED_BOOKING');
  });

  it('is asked for with the interest itself, which is saved at its price', async () => {
    const stage = await createStage();
    await nights(stage, { minStay: 10 });
    const id = await save(stage, { exception: 'They marry that week.' });
    expect(await leadOf(id)).toMatchObject({
      status: 'INTEREST',
      priceTotal: 350_000n,
      changes: [{ kind: 'changeRequest', status: 'asked', data: { rules: [{ rule: 'fewestNights' }] } }],
    });
    expect(await told(id)).toEqual(['askedException supplier']);
  });

  it('is made neither to the number of beds nor to the past: whoever asks all the same is told the rule', async () => {
    const stage = await createStage();
    const rooms = [{ roomId: `${stage.hotelId}-room`, id: `${stage.hotelId}-plan`, numAdults: 3 }];
    const none = { ...refused('party'), status: 422 };
    await expect(save(stage, { rooms, exception: 'One sleeps on the floor.' })).rejects.toMatchObject(none);
    const id = await save(stage);
    await ownerDb.leadRoom.updateMany({ where: { leadId: id }, data: { adults: 3 } });
    await expect(askFor(stage, id)).rejects.toMatchObject(none);
    const asked = { version: 1, price: 500, message: 'One night only.', isException: true };
    const input = datesSchema.parse({ checkInDate: '2027-06-19', checkOutDate: '2027-06-20', ...asked });
    const moved = inScope(stage.agent, (tx) => changeDates(tx, stage.agent, id, input, contextAt()));
    await expect(moved).rejects.toMatchObject({ ...none, code: 'datesNotPossible' });
    await ownerDb.leadRoom.updateMany({ where: { leadId: id }, data: { adults: 2 } });
    const dayLater = { ...contextAt('2027-06-06T09:00:00Z'), today: () => '2027-06-06' as const };
    const late = inScope(stage.agent, (tx) =>
      requestException(tx, stage.agent, id, { version: 1, message: 'Still.' }, dayLater),
    );
    await expect(late).rejects.toMatchObject({ ...none, details: { rules: [{ rule: 'past' }] } });
    expect(await ownerDb.leadChange.count({ where: { leadId: id } })).toBe(0);
  });

  it('is asked for by nobody else, nor where nothing stands in the way or something is asked already', async () => {
    const [stage, other] = [await createStage(), await createStage()];
    const id = await save(stage);
    await expect(askFor(stage, id)).rejects.toMatchObject({ code: 'leadNeedsNoException', status: 409 });
    await nights(stage, { minStay: 10 });
    await expect(askFor({ ...stage, agent: other.agent }, id)).rejects.toMatchObject({ status: 404 });
    await nights(stage, { minStay: 1 });
    await events.requestOption(stage, id, 1, contextAt(NOW));
    await expect(askFor(stage, id)).rejects.toMatchObject({ code: 'leadStateForbids', status: 409 });
  });

  it('is not asked for again once it was made, nor before the agency is verified, nor of a house', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await nights(stage, { minStay: 10 });
    const pending = { ...stage.agent.agency, verification: 'pending' } as NonNullable<Stage['agent']['agency']>;
    const unverified = { ...stage, agent: { ...stage.agent, agency: pending } };
    await expect(askFor(unverified, id)).rejects.toMatchObject({ code: 'leadNeedsVerification', status: 403 });
    await askFor(stage, id);
    await answer(stage, id, true);
    await expect(askFor(stage, id)).rejects.toMatchObject({ code: 'leadNeedsNoException', status: 409 });
    const house = await createHouse();
    const ofHouse = askFor({ ...stage, agent: house.agent }, await saveOfHouse(house));
    await expect(ofHouse).rejects.toMatchObject({ code: 'leadStateForbids', status: 409 });
  });
});
