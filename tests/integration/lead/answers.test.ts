import { beforeAll, describe, expect, it } from 'vitest';
import * as answers from '@/app/api/desk/answers/[token]/route';
import { composeMail } from '@/lib/documents/mail/compose';
import { enterScope } from '@/lib/people/scope';
import { db } from '@/lib/platform/db';
import { mailPayloadSchema } from '@/lib/platform/outbox/types';
import { answerToken } from '@/lib/sales/lead/answer-token';
import { answerLead } from '@/lib/sales/lead/commands/answer';
import { answerByLink } from '@/lib/sales/lead/commands/answer-by-link';
import { answerCounterOffer } from '@/lib/sales/lead/commands/counter-offer';
import { openAnswerLink } from '@/lib/sales/lead/queries/answer-link';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { getMedianAnswer } from '@/lib/sales/lead/queries/median';
import { getRequest, listRequests } from '@/lib/sales/lead/queries/requests';
import { type HotelAnswer, hotelAnswerSchema } from '@/lib/sales/lead/schema';
import { callApi } from '@/tests/factories/api';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { untilSomeoneWaits } from '@/tests/setup/blocked';
import {
  contextAt,
  createStage,
  events,
  HOUR,
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

const refused = (code: string, status = 409) => expect.objectContaining({ code, status });
const LATER = '2026-12-01T09:41:00Z';

async function answer(stage: Stage, id: string, input: Record<string, unknown>, at = LATER) {
  const parsed = hotelAnswerSchema.parse({ version: await versionOf(id), ...input });
  return inScope(stage.contact, (tx) => answerLead(tx, stage.contact, id, parsed, contextAt(at)));
}

const offer = { answer: 'counterOffer', price: 3300, until: '2026-12-03', message: 'Third floor.' };

async function decide(stage: Stage, id: string, isAccepted: boolean, at = LATER, price = 3300) {
  const input = { version: await versionOf(id), isAccepted, price };
  return inScope(stage.agent, (tx) => answerCounterOffer(tx, stage.agent, id, input, contextAt(at)));
}

const told = async (id: string) => {
  const rows = await ownerDb.outbox.findMany({
    where: { dedupeKey: { startsWith: `lead:${id}:` } },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ dedupeKey }) => dedupeKey.split(':').slice(3).join(' '));
};

async function tokenOf(leadId: string): Promise<string> {
  const link = await ownerDb.answerLink.findFirstOrThrow({ where: { leadId }, orderBy: { createdAt: 'desc' } });
  return answerToken(link.id, link.tokenHash);
}

const byLink = (token: string, input: HotelAnswer, at = LATER) =>
  db.$transaction((tx) => answerByLink(tx, token, input, contextAt(at)));

describe('a counter-offer', () => {
  it('changes nothing until the agent accepts; then its price is the lead’s, and what was asked is confirmed', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    await answer(stage, id, offer);
    expect(await leadOf(id)).toMatchObject({ status: 'REQUESTED_OPTION', priceTotal: 350_000n, holds: [] });
    const seen = await getLead(stage.agent, id, 'en', { seesCommission: true });
    expect(seen?.offer).toMatchObject({ price: 3300, message: 'Third floor.' });
    await expect(decide(stage, id, true, LATER, 3200)).rejects.toEqual(refused('leadStale'));

    await decide(stage, id, true);
    const lead = await leadOf(id);
    const [room] = await ownerDb.leadRoom.findMany({ where: { leadId: id } });
    expect(lead).toMatchObject({ status: 'CONFIRMED_OPTION', priceTotal: 330_000n, holds: ['confirmedOption'] });
    expect(room?.priceTotal).toBe(330_000n);
    expect(await nightsOf(stage.hotelId)).toEqual([{ sold: 0, optioned: 1 }]);
    // The price the hotel gave its word for is the one that is booked.
    const version = await versionOf(id);
    await expect(events.book(stage, id, version, contextAt(LATER))).rejects.toEqual(refused('leadPriceMoved'));
    expect((await told(id)).filter((notice) => /Offer|counter/.test(notice))).toEqual([
      'counterOffered agent',
      'acceptedOffer supplier',
    ]);
    const messages = await ownerDb.conversationMessage.findMany({
      where: { leadId: id },
      orderBy: { sequence: 'asc' },
    });
    expect(messages.map(({ event }) => (event as { notice: string }).notice)).toEqual([
      'requestedOption',
      'counterOffered',
      'acceptedOffer',
      'confirmedOption',
    ]);
  });

  it('that was declined lets the hotel answer again; one that has ended is accepted by nobody', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    await answer(stage, id, offer);
    expect((await listRequests(stage.contact, 'en')).due.map(({ _id }) => _id)).not.toContain(id);
    await decide(stage, id, false);
    expect((await leadOf(id)).answerDueAt).not.toBeNull();
    await answer(stage, id, offer);
    await expect(decide(stage, id, true, '2026-12-03T17:30:00Z')).rejects.toMatchObject({ status: 409 });
    expect((await leadOf(id)).priceTotal).toBe(350_000n);
  });

  it('is refused for a day that is too late, and for a lead of another hotel as if there were none', async () => {
    const stage = await createStage();
    const stranger = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    await expect(answer(stage, id, { ...offer, until: '2027-06-05' })).rejects.toEqual(refused('invalidInput', 422));
    const theirs = { ...stage, contact: stranger.contact };
    for (const input of [{ answer: 'confirm' }, { answer: 'decline', reason: 'No.' }, offer]) {
      await expect(answer(theirs, id, input)).rejects.toEqual(refused('notFound', 404));
    }
    expect(await getRequest(stranger.contact, id, 'en')).toBeNull();
    expect((await listRequests(stranger.contact, 'en')).due).toEqual([]);
    const seen = JSON.stringify(await getRequest(stage.contact, id, 'en'), (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(seen).toContain(id);
    expect(seen).not.toMatch(/markup|reference/i);
  });
});

describe('a price to be honoured', () => {
  it('is honoured for a time: the lead then costs it, and is asked for at it', async () => {
    const stage = await createStage();
    const id = await save(stage, honouredAt(stage, 3400));
    expect((await listRequests(stage.contact, 'en')).due).toMatchObject([
      { _id: id, kind: 'price', formerPrice: 3400 },
    ]);
    await answer(stage, id, { answer: 'honour' });
    expect(await leadOf(id)).toMatchObject({ status: 'INTEREST', priceTotal: 340_000n, answerDueAt: null });
    const version = await versionOf(id);
    await expect(events.book(stage, id, version, contextAt(LATER))).rejects.toMatchObject({
      code: 'leadPriceMoved',
      details: { price: { was: 3500, is: 3400 } },
    });
    expect(await told(id)).toEqual(['askedPrice supplier', 'honouredPrice agent']);
  });

  it('is declined with the reason, and the lead keeps the price of now', async () => {
    const stage = await createStage();
    const id = await save(stage, honouredAt(stage, 3400));
    await answer(stage, id, { answer: 'decline', reason: 'Loaded wrongly.' });
    expect(await leadOf(id)).toMatchObject({ status: 'INTEREST', priceTotal: 350_000n });
    const lead = await getLead(stage.agent, id, 'en', { seesCommission: false });
    expect(lead?.history[0]).toMatchObject({ key: 'honourPrice.declined', reason: 'Loaded wrongly.' });
  });
});

it('of two answers one wins, and a question is none', async () => {
  const stage = await createStage();
  const colleague = await viewerOf(await createUser({ role: 'operator', hotelId: stage.hotelId }));
  const id = await save(stage);
  await happen(stage, id, ['requestOption']);
  await answer(stage, id, { answer: 'ask', message: 'Twin beds?' });
  const [question] = await ownerDb.conversationMessage.findMany({ where: { leadId: id, authorKind: 'hotel' } });
  expect(question?.body).toBe('Twin beds?');
  const version = await versionOf(id);
  const both = await Promise.allSettled(
    [stage.contact, colleague].map((by) =>
      inScope(by, (tx) => answerLead(tx, by, id, { answer: 'confirm', version }, contextAt(LATER))),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await leadOf(id)).events.filter(({ type }) => type === 'confirmedOption').length).toBe(1);
});

describe('the link of a mail', () => {
  it('answers its one request without an account, once', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    const token = await tokenOf(id);
    const row = await ownerDb.outbox.findFirstOrThrow({
      where: { dedupeKey: { startsWith: `lead:${id}:`, endsWith: ':supplier' } },
    });
    const mail = await composeMail(row.dedupeKey, mailPayloadSchema.parse(row.payload));
    expect(mail?.text).toContain(`/desk/answer/${token}`);
    expect(JSON.stringify(await ownerDb.answerLink.findMany({ where: { leadId: id } }))).not.toContain(token);
    expect(await openAnswerLink(token, 'en')).toMatchObject({ state: 'open', request: { _id: id, kind: 'option' } });

    await byLink(token, { answer: 'confirm', version: await versionOf(id) });
    expect((await leadOf(id)).events.at(-1)).toMatchObject({ type: 'confirmedOption', by: 'supplier', actorId: null });
    const page = await openAnswerLink(token, 'en');
    expect(page).toMatchObject({ state: 'answered', request: { answer: { key: 'confirmedOption.supplier' } } });
    // Whatever the hotel answers later, at its desk or by another link, this one did not say it.
    await ownerDb.leadEvent.create({
      data: {
        ...{ leadId: id, type: 'cancelledOption', by: 'supplier', actorId: null, requestId: 'later' },
        at: new Date(Number(page?.request.answer?.at) + HOUR),
      },
    });
    expect((await openAnswerLink(token, 'en'))?.request.answer).toEqual(page?.request.answer);
  });

  it('expired, replayed, altered, replaced or of another hotel: refused with the same answer', async () => {
    const [stage, other] = [await createStage(), await createStage()];
    const [id, theirs] = [await save(stage), await save(other)];
    await happen(stage, id, ['requestOption']);
    await happen(other, theirs, ['requestOption']);
    const [token, foreign] = [await tokenOf(id), await tokenOf(theirs)];
    const post = async (sent: string) => {
      const { status, body } = await callApi(answers.POST, {
        method: 'POST',
        params: { token: sent },
        body: { answer: 'confirm', version: 2 },
      });
      const { code, title } = body;
      return { status, code, title };
    };
    const unknown = await post('nothing');
    expect(unknown).toMatchObject({ status: 404, code: 'notFound' });
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect(await post(altered)).toEqual(unknown);
    expect(await openAnswerLink(altered, 'en')).toBeNull();

    // A link answers the lead it was made for, whatever lead its holder means.
    await ownerDb.answerLink.updateMany({ where: { leadId: theirs }, data: { hotelId: stage.hotelId } });
    expect(await post(foreign)).toEqual(unknown);

    await ownerDb.answerLink.updateMany({ where: { leadId: id }, data: { expiresAt: new Date(0) } });
    expect(await post(token)).toEqual(unknown);
    expect(await openAnswerLink(token, 'en')).toBeNull();

    await ownerDb.answerLink.updateMany({ where: { leadId: id }, data: { expiresAt: new Date('2099-01-01') } });
    await byLink(token, { answer: 'decline', version: await versionOf(id), reason: 'Full.' });
    expect(await post(token)).toEqual(unknown);

    await happen(stage, id, ['requestOption'], LATER);
    expect(await tokenOf(id)).not.toBe(token);
    expect(await openAnswerLink(token, 'en')).toBeNull();
  });

  it('is used once where two press it at once, whatever version of the lead the second one names', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    const token = await tokenOf(id);
    const version = await versionOf(id);
    const offered = (price: number, seen: number) => hotelAnswerSchema.parse({ ...offer, price, version: seen });
    let late: Promise<unknown> = Promise.resolve();
    await db.$transaction(async (tx) => {
      await answerByLink(tx, token, offered(3300, version), contextAt(LATER));
      late = byLink(token, offered(3200, version + 1)).catch((error) => error);
      await untilSomeoneWaits();
    });
    expect(await late).toEqual(refused('notFound', 404));
    const offers = (await leadOf(id)).changes.filter(({ kind }) => kind === 'counterOffer');
    expect(offers).toMatchObject([{ status: 'asked', data: { price: 3300 } }]);
  });

  it('tells whoever comes second, and nobody of an agency can read it', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    const token = await tokenOf(id);
    const version = await versionOf(id);
    await answer(stage, id, { answer: 'decline', reason: 'Full.' });
    expect((await openAnswerLink(token, 'en'))?.state).toBe('quicker');
    await expect(byLink(token, { answer: 'confirm', version })).rejects.toMatchObject({ status: 409 });
    for (const viewer of [stage.agent, stage.contact]) {
      const read = await db.$transaction(async (tx) => {
        await enterScope(tx, viewer);
        return tx.answerLink.count();
      });
      expect(read).toBe(0);
    }
  });
});

it('how long a hotel usually takes is told from three answers on, the same to everybody', async () => {
  const stage = await createStage({ units: 4 });
  const stranger = await createStage();
  for (const [index, minutes] of [10, 70, 41].entries()) {
    const id = await save(stage, { guests: [{ firstName: 'Guest', lastName: String(index) }] });
    expect(await getMedianAnswer(stage.contact, stage)).toBeNull();
    await happen(stage, id, ['requestOption']);
    await happen(stage, id, ['confirmOption'], new Date(Date.parse('2026-12-01T09:00:00Z') + minutes * 60_000));
  }
  for (const viewer of [stage.contact, stranger.agent]) expect(await getMedianAnswer(viewer, stage)).toBe(41);
  const { answered } = await listRequests(stage.contact, 'en');
  expect(answered.map(({ answer: said }) => said?.minutes).sort()).toEqual([10, 41, 70]);
});
