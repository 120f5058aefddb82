import { beforeAll, describe, expect, it } from 'vitest';
import { instantAt } from '@/lib/catalogue/place/property-time';
import { composeMail } from '@/lib/documents/mail/compose';
import { canBook } from '@/lib/people/access/agency';
import { readDoers } from '@/lib/people/doer/queries';
import { scoped } from '@/lib/people/scope';
import { mailPayloadSchema } from '@/lib/platform/outbox/types';
import type { Viewer } from '@/lib/platform/viewer/types';
import { duplicateLead } from '@/lib/sales/lead/commands/amend';
import { cancelBooking } from '@/lib/sales/lead/commands/booking';
import { changeDates } from '@/lib/sales/lead/commands/change-dates';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { listLeads } from '@/lib/sales/lead/queries/leads';
import { getLeadLetter } from '@/lib/sales/lead/queries/letter';
import { createTeam } from '@/tests/factories/agency';
import { createRoom } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { actingViewer, createUser, viewerOf } from '@/tests/factories/user';
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
const inVienna = (day: `${number}-${number}-${number}`, time: string) => instantAt(day, time, 'Europe/Vienna');
const noticesOf = async (leadId: string) => {
  const rows = await ownerDb.outbox.findMany({ where: { dedupeKey: { startsWith: `lead:${leadId}:` } } });
  return rows.map(({ dedupeKey }) => dedupeKey.split(':').slice(3).join(' ')).sort();
};

/** Another agency that wants the same. */
async function rivalOf(stage: Stage): Promise<Stage> {
  const team = await createTeam();
  return { ...stage, team, agent: await viewerOf(team.agent) };
}

describe('an interest', () => {
  it('is priced by the server, kept with its hash, and finds its client again', async () => {
    const stage = await createStage();
    await expect(save(stage, { price: { currency: 'EUR', total: 3400 } })).rejects.toMatchObject({
      code: 'leadPriceMoved',
      details: { price: { was: 3400, is: 3500 }, currency: 'EUR' },
    });
    const first = await leadOf(
      await save(stage, { partnerAgency: { cc: 'cc 77', tls: 'TLSTLS9', markupAmount: 12.5 } }),
    );
    expect(first).toMatchObject({
      status: 'INTEREST',
      priceTotal: 350_000n,
      markupAmount: 1_250n,
      clientReference: 'CC77',
      bookingReference: 'TLS9',
      holds: [],
    });
    const second = await leadOf(await save(stage, { partnerAgency: { cc: 'CC77' } }));
    expect(second.clientId).toBe(first.clientId);
    const snapshots = await ownerDb.priceSnapshot.findMany({ where: { hotelId: stage.hotelId } });
    expect(new Set(snapshots.map(({ hash }) => hash)).size).toBe(1);
    expect(await nightsOf(stage.hotelId)).toEqual([{ sold: 0, optioned: 0 }]);
  });

  it('asks the hotel to honour the price that was shown', async () => {
    const stage = await createStage();
    const id = await save(stage, honouredAt(stage, 3400));
    expect((await leadOf(id)).priceTotal).toBe(350_000n);
    expect(await ownerDb.leadChange.findMany({ where: { leadId: id } })).toMatchObject([
      { kind: 'honourPrice', status: 'asked', data: { shown: 3400 } },
    ]);
  });

  it('is all an agency may do before it is verified', async () => {
    const stage = await createStage();
    await ownerDb.agency.update({ where: { id: stage.team.agency.id }, data: { verification: 'pending' } });
    const agent = await viewerOf(stage.team.agent);
    expect(canBook(agent)).toBe(false);
    const id = await save({ ...stage, agent });
    for (const name of ['requestOption', 'book'] as const) {
      const asked = events[name]({ ...stage, agent }, id, 1, contextAt());
      await expect(asked).rejects.toEqual(failure('leadNeedsVerification', 403));
    }
  });
});

describe('an option', () => {
  it('is asked for, confirmed, extended twice and booked', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    expect(await leadOf(id)).toMatchObject({ optionRank: 1, answerDueAt: new Date('2026-12-02T09:00:00Z'), holds: [] });
    await happen(stage, id, ['confirmOption']);
    expect(await leadOf(id)).toMatchObject({
      status: 'CONFIRMED_OPTION',
      optionExpiresAt: inVienna('2026-12-04', '18:00'),
      holds: ['confirmedOption'],
    });
    expect(await nightsOf(stage.hotelId)).toEqual([{ sold: 0, optioned: 1 }]);
    await happen(stage, id, ['askExtension', 'extend', 'askExtension', 'extend']);
    expect(await leadOf(id)).toMatchObject({ extensions: 2, optionExpiresAt: inVienna('2026-12-10', '18:00') });
    await expect(happen(stage, id, ['askExtension'])).rejects.toEqual(failure('leadExtendedTwice'));
    await happen(stage, id, ['book']);
    const booked = await leadOf(id);
    expect([booked.status, booked.holds]).toEqual(['CONFIRMED_BOOKING', ['booking']]);
    expect(booked.events.map(({ type, by }) => `${type} ${by}`)).toEqual([
      'interest agent',
      'requestedOption agent',
      'confirmedOption supplier',
      'confirmedBooking agent',
    ]);
    expect(await nightsOf(stage.hotelId)).toEqual([{ sold: 1, optioned: 0 }]);
    const detail = await getLead(stage.agent, id, 'en', { seesCommission: false });
    expect(detail?.history.map(({ key }) => key)).toContain('extension.accepted');
    expect(await ownerDb.audit.count({ where: { entityId: id } })).toBe(8);
  });

  it('that has lapsed is no option, swept or not, and its end promotes and tells', async () => {
    const stage = await createStage();
    const rival = await rivalOf(stage);
    const [first, second] = [await save(stage), await save(rival)];
    await happen(stage, first, ['requestOption', 'confirmOption']);
    await happen(rival, second, ['requestOption', 'confirmOption']);
    expect(await leadOf(second)).toMatchObject({ status: 'CONFIRMED_OPTION', optionRank: 2, holds: [] });
    await expect(happen(rival, second, ['book'])).rejects.toEqual(failure('leadSecondOption'));
    // The second one is extended so that it outlives the first.
    await happen(rival, second, ['askExtension', 'extend']);
    const end = inVienna('2026-12-04', '18:00');
    await expect(happen(stage, first, ['book'], end)).rejects.toEqual(failure('leadOptionExpired'));
    // Nothing was swept; whoever comes next finds it ended.
    await happen(rival, second, ['book'], end);
    expect(await leadOf(first)).toMatchObject({ status: 'EXPIRED_OPTION', holds: [] });
    expect(await leadOf(second)).toMatchObject({ status: 'CONFIRMED_BOOKING', holds: ['booking'] });
    expect(await nightsOf(stage.hotelId)).toEqual([{ sold: 1, optioned: 0 }]);
    expect(await noticesOf(first)).toContain('expiredOption agent');
    // The one room is sold: the mail names the nearest other one, of the same hotel before others.
    await createRoom(stage.hotelId, `${stage.hotelId}-junior`, { basePrice: 90_000n });
    expect((await getLeadLetter(first, 'expiredOption'))?.nearest).toMatchObject({ kind: 'room' });
    expect(await noticesOf(second)).toEqual(
      expect.arrayContaining(['promotedOption agent', 'promotedOption supplier']),
    );
  });

  it('is booked although its hotel has been retired meanwhile; what nobody holds is not', async () => {
    const stage = await createStage();
    const [held, wished] = [await save(stage), await save(stage)];
    await happen(stage, held, ['requestOption', 'confirmOption']);
    await ownerDb.hotel.update({ where: { id: stage.hotelId }, data: { retiredAt: new Date() } });
    await expect(happen(stage, wished, ['book'])).rejects.toMatchObject({ code: 'hotelUnknown', status: 404 });
    await happen(stage, held, ['book']);
    expect(await leadOf(held)).toMatchObject({ status: 'CONFIRMED_BOOKING', holds: ['booking'] });
  });

  it('that an admin takes for an agency says so in its history, by name and for whom', async () => {
    const stage = await createStage();
    const id = await save(stage);
    const admin = await createUser({ role: 'admin', firstName: 'Anton', lastName: 'Reiter' });
    const acting = await actingViewer(admin, stage.agent.agency?.id ?? '');
    await happen({ ...stage, agent: acting }, id, ['requestOption']);
    for (const reader of [stage.agent, acting, await viewerOf(admin)]) {
      const history = (await getLead(reader, id, 'en', { seesCommission: false }))?.history;
      expect(history?.find(({ key }) => key === 'requestedOption')).toMatchObject({
        actorName: 'Anton Reiter',
        forAgency: stage.agent.agency?.name,
      });
      expect(history?.find(({ key }) => key === 'interest')).not.toHaveProperty('forAgency');
    }
    // Of an admin who never acted for them an agency knows no name, and of this one nothing but the name.
    const names = async (reader: Viewer, ids: string[]) =>
      scoped(reader, async (tx) => {
        const { nameOf } = await readDoers(tx, ids);
        const rows = await tx.user.findMany({ where: { id: { in: ids } }, select: { email: true } });
        return [...ids.map(nameOf), ...rows.map(({ email }) => email)];
      });
    const stranger = await createUser({ role: 'admin', firstName: 'Vera', lastName: 'Kern' });
    expect(await names(stage.agent, [admin.id, stranger.id])).toEqual(['Anton Reiter', null]);
    expect(await names((await rivalOf(stage)).agent, [admin.id])).toEqual([null]);
  });

  it('second in line sees the room that is free in the same nights, of the hotel before others there', async () => {
    const stage = await createStage();
    const rival = await rivalOf(stage);
    const [first, second] = [await save(stage), await save(rival)];
    await happen(stage, first, ['requestOption', 'confirmOption']);
    await happen(rival, second, ['requestOption']);
    const nearest = async () =>
      (await getLead(rival.agent, second, 'en', { seesCommission: false }))?.waitsBehind?.room;
    await createStage();
    expect(await nearest()).toMatchObject({ isOfSameHotel: false });
    await createRoom(stage.hotelId, `${stage.hotelId}-junior`, { basePrice: 90_000n });
    expect(await nearest()).toMatchObject({ roomId: `${stage.hotelId}-junior`, isOfSameHotel: true });
    expect((await getLead(stage.agent, first, 'en', { seesCommission: false }))?.waitsBehind).toBeNull();
  });

  it('released, lets the next move up in the same transaction', async () => {
    const stage = await createStage();
    const rival = await rivalOf(stage);
    const [first, second] = [await save(stage), await save(rival)];
    await happen(stage, first, ['requestOption', 'confirmOption']);
    await happen(rival, second, ['requestOption']);
    await happen(stage, first, ['cancelOption']);
    expect(await leadOf(second)).toMatchObject({ status: 'REQUESTED_OPTION', optionRank: 1 });
    expect(await nightsOf(stage.hotelId)).toEqual([{ sold: 0, optioned: 0 }]);
  });

  it('is confirmed at once where the hotel lets us, at most three in a season', async () => {
    const stage = await createStage({ confirmsOptions: true, units: 5 });
    for (let count = 0; count < 3; count += 1) await happen(stage, await save(stage), ['requestOption']);
    expect(await nightsOf(stage.hotelId)).toEqual([{ sold: 0, optioned: 3 }]);
    const fourth = await save(stage);
    await expect(happen(stage, fourth, ['requestOption'])).rejects.toEqual(failure('leadTooManyOptions'));
  });
});

describe('a booking', () => {
  it('is instant where the hotel supports it', async () => {
    const stage = await createStage({ supportsInstantBooking: true });
    const [id, other] = [await save(stage), await save(stage)];
    await happen(stage, id, ['book']);
    expect((await leadOf(id)).events.map(({ type, by }) => `${type} ${by}`).slice(1)).toEqual([
      'requestedBooking agent',
      'confirmedBooking system',
    ]);
    const sold = { code: 'roomsNotPossible', status: 409, details: { rules: [{ rule: 'sold' }] } };
    await expect(happen(stage, other, ['book'])).rejects.toMatchObject(sold);
  });

  it('of the last room is confirmed once, and the other is told', async () => {
    const stage = await createStage();
    const ids = [await save(stage), await save(stage)];
    for (const id of ids) await happen(stage, id, ['book']);
    const results = await Promise.allSettled(ids.map((id) => events.confirmBooking(stage, id, 2, contextAt())));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [lost] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(lost).toEqual(failure('roomsTaken'));
    expect(await nightsOf(stage.hotelId)).toEqual([{ sold: 1, optioned: 0 }]);
  });

  it('is cancelled at the fee of the day, from the terms that were stored', async () => {
    const stage = await createStage({ supportsInstantBooking: true });
    const id = await save(stage);
    await happen(stage, id, ['book']);
    await ownerDb.ratePlan.update({ where: { id: `${stage.hotelId}-plan` }, data: { cancellationPeriods: [] } });
    const inTheLastWeek = '2027-05-29T09:00:00Z';
    await expect(happen(stage, id, ['cancelBooking'], inTheLastWeek)).rejects.toMatchObject({
      code: 'leadFeeMoved',
      details: { fee: 3500 },
    });
    await happen(stage, id, ['cancelBooking']);
    const cancelled = await leadOf(id);
    expect([cancelled.status, cancelled.events.at(-1)?.data]).toEqual([
      'CANCELLED_BOOKING',
      { fee: 0, currency: 'EUR' },
    ]);
    expect(await nightsOf(stage.hotelId)).toEqual([{ sold: 0, optioned: 0 }]);
  });

  it('is not cancelled once the guests have left, by the days of the place', async () => {
    const stage = await createStage({ supportsInstantBooking: true });
    const id = await save(stage);
    await happen(stage, id, ['book']);
    const [lastEvening, checkOut] = ['2027-06-11T21:59:00Z', '2027-06-11T22:00:00Z'];
    await expect(happen(stage, id, ['cancelBooking'], lastEvening)).rejects.toMatchObject({ code: 'leadFeeMoved' });
    await expect(happen(stage, id, ['cancelBooking'], checkOut)).rejects.toMatchObject({
      code: 'leadStayOver',
      status: 409,
    });
  });

  it('that was cancelled says what is owed, and of what was earned only what is left', async () => {
    const stage = await createStage({ supportsInstantBooking: true });
    const toldOf = async (id: string) => {
      const lead = await getLead(stage.agent, id, 'en', { seesCommission: true });
      return [lead?.owed, lead?.commission];
    };
    const book = async () => {
      const id = await save(stage);
      await happen(stage, id, ['book']);
      return id;
    };
    const free = await book();
    const [, earned] = await toldOf(free);
    expect(earned).toBeGreaterThan(0n);
    await happen(stage, free, ['cancelBooking']);
    expect(await toldOf(free)).toEqual([0n, 0n]);
    const paid = await book();
    const seen = { version: await versionOf(paid), fee: 3500 };
    const lastWeek = contextAt('2027-05-29T09:00:00Z');
    await inScope(stage.agent, (tx) => cancelBooking(tx, stage.agent, paid, seen, lastWeek));
    expect(await toldOf(paid)).toEqual([350_000n, earned]);
  });

  it('is asked about again when the price has moved', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await ownerDb.$executeRaw`UPDATE room_night SET price = 60000 WHERE room_id = ${`${stage.hotelId}-room`}`;
    await expect(happen(stage, id, ['book'])).rejects.toMatchObject({
      code: 'leadPriceMoved',
      details: { price: { was: 3500, is: 4200 }, rooms: [{ position: 0, was: 3500, is: 4200 }] },
    });
  });
});

describe('what else an agent does', () => {
  it('moves dates at a new price and keeps the old one; duplicates', async () => {
    const stage = await createStage();
    const { agent } = stage;
    const id = await save(stage);
    const dates = {
      version: 1,
      checkInDate: '2027-06-06',
      checkOutDate: '2027-06-08',
      price: 1000,
      isException: false,
    } as const;
    await inScope(agent, (tx) => changeDates(tx, agent, id, dates, contextAt()));
    expect(await leadOf(id)).toMatchObject({ version: 2, priceTotal: 100_000n, status: 'INTEREST' });
    expect(await ownerDb.priceSnapshot.count({ where: { hotelId: stage.hotelId } })).toBe(2);
    const copy = await inScope(agent, (tx) => duplicateLead(tx, agent, id, { version: 2 }, contextAt()));
    expect(await leadOf(copy._id)).toMatchObject({ duplicateOfId: id, status: 'INTEREST', priceTotal: 100_000n });
  });

  it('with a stale version is refused with both', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    await expect(events.cancelOption(stage, id, 1, contextAt())).rejects.toMatchObject({
      code: 'leadStale',
      details: { version: 2, sentVersion: 1 },
    });
  });
});

describe('whose leads they are', () => {
  it('a colleague’s, another agency’s and another hotel’s are not there', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    const stranger = await createStage();
    const supervisor = await viewerOf(stage.team.owner);
    for (const name of Object.keys(events) as (keyof typeof events)[]) {
      await expect(events[name](stranger, id, 2, contextAt()), name).rejects.toEqual(failure('notFound', 404));
    }
    expect(await getLead(stranger.agent, id, 'en', { seesCommission: true })).toBeNull();
    expect((await listLeads(stage.agent)).map(({ _id }) => _id)).toEqual([id]);
    expect(await listLeads(supervisor)).toEqual([]);
    expect((await listLeads(supervisor, { scope: 'team' })).map(({ _id }) => _id)).toEqual([id]);
    expect((await listLeads(stage.agent, { text: 'weis', statuses: ['EXPIRED_OPTION'] })).length).toBe(0);
    expect(await versionOf(id)).toBe(2);
  });
});

it('every notice is a mail in both languages', async () => {
  const stage = await createStage();
  const id = await save(stage);
  await happen(stage, id, ['requestOption', 'confirmOption', 'askExtension', 'extend']);
  const rows = await ownerDb.outbox.findMany({ where: { dedupeKey: { startsWith: `lead:${id}:` } } });
  expect(rows.length).toBe(5);
  for (const { dedupeKey, payload } of rows) {
    const mail = await composeMail(dedupeKey, mailPayloadSchema.parse(payload));
    expect([mail?.subject, mail?.text]).toEqual([
      expect.stringContaining('Hotel'),
      expect.stringContaining('Clara Weiss'),
    ]);
  }
});
