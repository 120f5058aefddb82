import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeMail } from '@/lib/documents/mail/compose';
import { db } from '@/lib/platform/db';
import { mailPayloadSchema } from '@/lib/platform/outbox/types';
import { answerToken } from '@/lib/sales/lead/answer-token';
import { answerLead } from '@/lib/sales/lead/commands/answer';
import { answerByLink } from '@/lib/sales/lead/commands/answer-by-link';
import { answerCounterOffer } from '@/lib/sales/lead/commands/counter-offer';
import { openAnswerLink } from '@/lib/sales/lead/queries/answer-link';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { getLeadLetter } from '@/lib/sales/lead/queries/letter';
import { getMedianAnswer } from '@/lib/sales/lead/queries/median';
import { getRequest, listRequests, openRequest } from '@/lib/sales/lead/queries/requests';
import { hotelAnswerSchema } from '@/lib/sales/lead/schema';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { beginBusinessTime } from '@/tests/setup/own-database';
import { contextAt, HOUR, inScope, NOW, versionOf } from '../lead/stage';
import { change, createStage, during, happen, LONG, leadOf, rivalOf, type Stage, save, WEEK } from './stage';

/** A stage whose property has an operator of its own, so that its desk shows nothing else. */
async function createDesk(): Promise<Stage> {
  const stage = await createStage();
  const operatorId = `operator-${randomUUID().slice(0, 8)}`;
  await ownerDb.operator.create({ data: { id: operatorId, name: operatorId, email: `${operatorId}@example.com` } });
  await ownerDb.property.update({ where: { id: stage.propertyId }, data: { operatorId } });
  return { ...stage, operator: await viewerOf(await createUser({ role: 'operator', operatorId })) };
}

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

const later = (hours: number) => contextAt(new Date(Date.parse(NOW) + hours * HOUR));
const inputOf = async (id: string, input: Record<string, unknown>) =>
  hotelAnswerSchema.parse({ version: await versionOf(id), ...input });

async function answer({ operator }: Stage, id: string, input: Record<string, unknown>) {
  const parsed = await inputOf(id, input);
  return inScope(operator, (tx) => answerLead(tx, operator, id, parsed, later(1)));
}

async function tokenOf(leadId: string): Promise<string> {
  const link = await ownerDb.answerLink.findFirstOrThrow({ where: { leadId }, orderBy: { createdAt: 'desc' } });
  return answerToken(link.id, link.tokenHash);
}

const textOf = (value: unknown) => JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}` : each));

describe('the requests of an operator', () => {
  it('tell who comes, how it is paid and that a discount is asked for: at the desk, behind the link and to the agent alike', async () => {
    const stage = await createDesk();
    const card = { token: 'test_visa', brand: 'Visa', lastFour: '4242', expirationMonth: 5, expirationYear: 2029 };
    const payments = { isPaidByCreditCard: true, isNegotiatedPrice: true, creditCard: card, subTotal: 3500 };
    const client = { firstName: 'Clara', lastName: 'Weiss', nationality: 'Austria', amexCardMember: 'centurion' };
    const id = await save(stage, { client, payments: { ...payments, currencyCode: 'EUR' } });
    await happen(stage, id, ['requestOption']);
    const facts = [
      { fact: 'party', adults: 4, childrenAges: [] },
      { fact: 'discount' },
      { fact: 'method', isCard: true, card: { brand: 'Visa', lastFour: '4242' } },
      { fact: 'cardFee', amount: { amount: 10_500, currency: 'EUR' } },
      { fact: 'cardTotal', amount: { amount: 360_500, currency: 'EUR' } },
      { fact: 'nationality', country: 'Austria' },
      { fact: 'cardMember', type: 'centurion' },
    ];
    const atDesk = await getRequest(stage.operator, id, 'en');
    expect(atDesk?.request.told.facts).toEqual(facts);
    expect(textOf(atDesk)).not.toMatch(/test_visa|expiration/);
    expect((await listRequests(stage.operator, 'en')).due[0]?.told).toEqual(atDesk?.request.told);
    // The service in the reader's words, whatever language it is kept in.
    expect((await listRequests(stage.operator, 'de')).due[0]?.told.rooms[0]?.rate).toBe('Hotelservice');
    expect((await openAnswerLink(await tokenOf(id), 'en'))?.request.told).toEqual(atDesk?.request.told);
    expect((await getLeadLetter(id, 'requestedOption'))?.told('supplier', 'en')).toEqual(atDesk?.request.told);
    const ofAgent = await getLead(stage.agent, id, 'en', { seesCommission: true });
    expect(ofAgent?.told).toEqual(atDesk?.request.told);
    const lookedOn = await getLead({ ...stage.agent, isClientSafe: true }, id, 'en', { seesCommission: false });
    expect(lookedOn?.told.facts).toEqual(facts.filter(({ fact }) => fact !== 'discount'));
  });

  it('are those of their properties by their clock, without what is the agency’s own; another operator finds none', async () => {
    const [stage, stranger] = [await createDesk(), await createDesk()];
    const id = await save(stage, { partner: { tls: 'TLSTLS9', cc: 'CC77' }, bookingComments: 'Late arrival?' });
    expect(await listRequests(stage.operator, 'en')).toEqual({ due: [], answered: [], unsent: [] });
    await happen(stage, id, ['requestOption']);
    const { due } = await listRequests(stage.operator, 'en');
    expect(due).toMatchObject([
      {
        _id: id,
        kind: 'option',
        isOfProperty: true,
        optionRank: 1,
        told: { message: 'Late arrival?' },
        commission: 35_000n,
      },
    ]);
    const opened = await getRequest(stage.operator, id, 'en');
    expect(opened?.free[0]?.nights.map(({ free }) => free)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(textOf([due, opened])).not.toMatch(/TLS9|CC77|markup|reference|snapshot|token/i);

    expect((await listRequests(stranger.operator, 'en')).due).toEqual([]);
    expect(await getRequest(stranger.operator, id, 'en')).toBeNull();
    for (const input of [{ answer: 'confirm' }, { answer: 'decline', reason: 'No.' }]) {
      const theirs = { ...stage, operator: stranger.operator };
      await expect(answer(theirs, id, input)).rejects.toMatchObject({ code: 'notFound', status: 404 });
    }
  });

  it('say until when a yes would hold the nights, and who waits behind and would wait longer', async () => {
    const stage = await createDesk();
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    await beginBusinessTime(NOW);
    const asked = await getRequest(stage.operator, id, 'en');
    // 72 hours, until 18:00 where the house stands.
    expect(asked?.request.prospect).toEqual({ until: new Date('2026-12-04T17:00:00Z'), waiting: [] });
    expect((await openAnswerLink(await tokenOf(id), 'en'))?.request.prospect).toEqual(asked?.request.prospect);
    const list = await listRequests(stage.operator, 'en');
    const opened = await openRequest(stage.operator, id, 'en', list);
    expect(opened?.request.prospect).toEqual(asked?.request.prospect);
    await happen(stage, id, ['confirmOption']);
    const rival = await rivalOf(stage);
    const behind = await save(rival);
    await happen(rival, behind, ['requestOption']);
    expect((await getRequest(stage.operator, behind, 'en'))?.request.prospect).toEqual({ until: null, waiting: [] });
    await happen(stage, id, ['askExtension']);
    const extension = await getRequest(stage.operator, id, 'en');
    expect(extension?.request.kind).toBe('extension');
    expect(extension?.request.prospect).toEqual({
      until: extension?.request.extensionUntil,
      waiting: [rival.agent.agency?.name],
    });
  });

  it('a counter-offer is confirmed at its price when the agent accepts, a question changes nothing', async () => {
    const stage = await createDesk();
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    await answer(stage, id, { answer: 'ask', message: 'How old are the children?' });
    await answer(stage, id, { answer: 'counterOffer', price: 3300, until: '2026-12-03', message: '' });
    expect(await leadOf(id)).toMatchObject({ status: 'REQUESTED_OPTION', priceTotal: 350_000n, holds: [] });
    expect((await listRequests(stage.operator, 'en')).due).toEqual([]);
    const accepted = { version: await versionOf(id), isAccepted: true, price: 3300 };
    await inScope(stage.agent, (tx) => answerCounterOffer(tx, stage.agent, id, accepted, later(2)));
    expect(await leadOf(id)).toMatchObject({
      status: 'CONFIRMED_OPTION',
      priceTotal: 330_000n,
      holds: ['confirmedOption'],
    });
  });

  it('of two that want the same nights one is confirmed, and the other answer says that they are sold', async () => {
    const stage = await createDesk();
    const rival = { ...(await rivalOf(stage)), operator: stage.operator };
    const [mine, theirs] = [await save(stage), await save(rival)];
    await happen(stage, mine, ['book']);
    await happen(rival, theirs, ['book']);
    expect((await listRequests(stage.operator, 'en')).due.map(({ kind }) => kind)).toEqual(['booking', 'booking']);
    await answer(stage, theirs, { answer: 'confirm' });
    await expect(answer(stage, mine, { answer: 'confirm' })).rejects.toMatchObject({ code: 'periodSold', status: 409 });
    expect((await getRequest(stage.operator, mine, 'en'))?.free[0]?.nights[0]?.free).toBe(0);
    expect(await ownerDb.propertyHold.count({ where: { propertyId: stage.propertyId, releasedAt: null } })).toBe(1);
  });

  it('another stay is shown beside the one of now, and answered', async () => {
    const stage = await createDesk();
    const id = await save(stage);
    await happen(stage, id, ['book', 'confirmBooking']);
    await change(stage, id, { ...during(LONG), payments: { subTotal: 4800 } });
    const opened = await getRequest(stage.operator, id, 'en');
    expect(opened?.request).toMatchObject({
      kind: 'change',
      change: { from: WEEK, to: { ...LONG, priceTotal: 480_000 } },
    });
    // The nights its own booking holds are free for its answer.
    expect(opened?.free[0]?.nights.map(({ free }) => free)).toEqual(Array(10).fill(1));
    await answer(stage, id, { answer: 'confirm' });
    expect(await leadOf(id)).toMatchObject({ priceTotal: 480_000n, holds: ['booking'] });
    expect((await listRequests(stage.operator, 'en')).answered).toMatchObject([
      { answer: { key: 'changeRequest.accepted' } },
    ]);
  });

  it('how long they usually take is told from three answers on', async () => {
    const stage = await createDesk();
    for (const hours of [1, 3, 2]) {
      expect(await getMedianAnswer(stage.operator, stage.operator)).toBeNull();
      const id = await save(stage);
      await happen(stage, id, ['requestOption']);
      await happen(stage, id, ['declineOption'], later(hours));
    }
    expect(await getMedianAnswer(stage.operator, stage.operator)).toBe(120);
    const earnings = { seesCommission: false };
    const open = await save(stage);
    expect((await getLead(stage.agent, open, 'en', earnings))?.usualMinutes).toBeNull();
    await happen(stage, open, ['requestOption']);
    expect((await getLead(stage.agent, open, 'en', earnings))?.usualMinutes).toBe(120);
  });
});

describe('the link of an operator’s mail', () => {
  it('answers its one request without an account, once', async () => {
    const stage = await createDesk();
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    const token = await tokenOf(id);
    const row = await ownerDb.outbox.findFirstOrThrow({
      where: { dedupeKey: { startsWith: `lead:${id}:`, endsWith: ':supplier' } },
    });
    const mail = await composeMail(row.dedupeKey, mailPayloadSchema.parse(row.payload));
    expect(mail?.text).toContain(`/desk/answer/${token}`);
    expect(await openAnswerLink(token, 'en')).toMatchObject({ state: 'open', request: { _id: id, kind: 'option' } });

    const confirm = await inputOf(id, { answer: 'confirm' });
    await db.$transaction((tx) => answerByLink(tx, token, confirm, later(1)));
    const lead = await leadOf(id);
    expect(lead).toMatchObject({ status: 'CONFIRMED_OPTION', holds: ['confirmedOption'] });
    expect(lead.events.at(-1)).toMatchObject({ by: 'supplier', actorId: null });
    expect((await openAnswerLink(token, 'en'))?.state).toBe('answered');
    const again = db.$transaction((tx) => answerByLink(tx, token, confirm, later(1)));
    await expect(again).rejects.toMatchObject({ status: 404 });
  });

  it('opens nothing any more where the property has gone to another operator', async () => {
    const stage = await createDesk();
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    const token = await tokenOf(id);
    await ownerDb.property.update({ where: { id: stage.propertyId }, data: { operatorId: 'operator' } });
    const confirm = await inputOf(id, { answer: 'confirm' });
    await expect(db.$transaction((tx) => answerByLink(tx, token, confirm, later(1)))).rejects.toMatchObject({
      status: 404,
    });
    expect(await openAnswerLink(token, 'en')).toBeNull();
  });
});
