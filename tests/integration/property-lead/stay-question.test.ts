import { beforeAll, describe, expect, it } from 'vitest';
import { composeMail } from '@/lib/documents/mail/compose';
import { mailPayloadSchema } from '@/lib/platform/outbox/types';
import { answerLead } from '@/lib/sales/lead/commands/answer';
import { requestBooking } from '@/lib/sales/lead/commands/booking';
import { answerCounterOffer } from '@/lib/sales/lead/commands/counter-offer';
import { requestStay } from '@/lib/sales/lead/commands/stay-question';
import { sweepLeads } from '@/lib/sales/lead/commands/sweep';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { getLeadOfForm } from '@/lib/sales/lead/queries/form-lead';
import { listRequests } from '@/lib/sales/lead/queries/requests';
import { hotelAnswerSchema } from '@/lib/sales/lead/schema';
import { createTeam } from '@/tests/factories/agency';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { viewerOf } from '@/tests/factories/user';
import { contextAt, HOUR, inScope, NOW, versionOf } from '../lead/stage';
import { createStage, during, happen, leadOf, NEXT_WEEK, noticesOf, rivalOf, type Stage, save } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

/** Nobody has published these nights. */
const BETWEEN = { checkIn: '2027-07-03', checkOut: '2027-07-10' } as const;
const unpriced = { ...during(BETWEEN), payments: {} };
const question = { ...unpriced, isOperatorAsked: true };
const offer = { answer: 'counterOffer', price: 3300, until: '2026-12-03' };

const later = (hours: number) => contextAt(new Date(Date.parse(NOW) + hours * HOUR));

async function answer(stage: Stage, id: string, input: Record<string, unknown>) {
  const parsed = hotelAnswerSchema.parse({ version: await versionOf(id), ...input });
  return inScope(stage.operator, (tx) => answerLead(tx, stage.operator, id, parsed, later(1)));
}

async function ask(stage: Stage, id: string) {
  const version = await versionOf(id);
  return inScope(stage.agent, (tx) => requestStay(tx, stage.agent, id, { version }, contextAt()));
}

async function accept(stage: Stage, id: string, price: number) {
  const input = { version: await versionOf(id), isAccepted: true, price };
  return inScope(stage.agent, (tx) => answerCounterOffer(tx, stage.agent, id, input, later(2)));
}

const dueOf = async (stage: Stage, id: string) =>
  (await listRequests(stage.operator, 'en')).due.find(({ _id }) => _id === id);
const asSeen = (stage: Stage, id: string) => getLead(stage.agent, id, 'en', { seesCommission: true });
const kindsOf = async (id: string) => (await leadOf(id)).changes.map(({ kind, status }) => `${kind} ${status}`);

describe('whether a stay on request can be had', () => {
  it('is asked with the interest: at the operator’s desk with its due, by mail, and the agent knows until when', async () => {
    const stage = await createStage();
    const id = await save(stage, { ...question, bookingComments: 'Is Christmas still free?' });
    expect(await dueOf(stage, id)).toMatchObject({
      kind: 'stay',
      status: 'INTEREST',
      dueAt: new Date('2026-12-02T09:00:00Z'),
      priceTotal: null,
      told: { message: 'Is Christmas still free?' },
    });
    expect(await noticesOf(id)).toEqual(['askedStay supplier']);
    expect(await asSeen(stage, id)).toMatchObject({
      isStayAsked: true,
      answerDueAt: new Date('2026-12-02T09:00:00Z'),
    });
    expect((await asSeen(stage, id))?.history.map(({ key }) => key).sort()).toEqual(['interest', 'stay.asked']);
    // Nothing is held by it.
    expect((await leadOf(id)).holds).toEqual([]);
  });

  it('is not asked of what is asked for already', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['book']);
    await expect(ask(stage, id)).rejects.toMatchObject({ code: 'leadStateForbids', status: 409 });
    expect(await kindsOf(id)).toEqual(['booking asked']);
  });

  it('is not asked where the agent saves an interest and nothing more', async () => {
    const stage = await createStage();
    const id = await save(stage, unpriced);
    expect(await dueOf(stage, id)).toBeUndefined();
    expect(await noticesOf(id)).toEqual([]);
  });

  it('needs no question where it can be had at a price, and has no answer where it is sold', async () => {
    const stage = await createStage();
    await expect(save(stage, { isOperatorAsked: true })).rejects.toMatchObject({ code: 'leadNothingToAsk' });
    const sold = await save(stage, { ...during(NEXT_WEEK) });
    await happen(stage, sold, ['book', 'confirmBooking']);
    const rival = await rivalOf(stage);
    const overlapping = { checkIn: '2027-06-15', checkOut: '2027-06-22' } as const;
    await expect(save(rival, { ...question, ...during(overlapping) })).rejects.toMatchObject({ code: 'periodSold' });
  });

  it('is asked only for an agency that could take what is answered', async () => {
    const stage = await createStage();
    const team = await createTeam({ verification: 'pending' });
    const unverified = { ...stage, agent: await viewerOf(team.agent) };
    await expect(save(unverified, question)).rejects.toMatchObject({ code: 'leadNeedsVerification' });
    const id = await save(unverified, unpriced);
    await expect(ask(unverified, id)).rejects.toMatchObject({ code: 'leadNeedsVerification' });
  });

  it('without a price is no plain yes: the operator names one, and what the agent accepts is agreed', async () => {
    const stage = await createStage();
    const id = await save(stage, question);
    await expect(answer(stage, id, { answer: 'confirm' })).rejects.toMatchObject({ code: 'leadUnpriced' });
    await answer(stage, id, offer);
    expect(await kindsOf(id)).toEqual(expect.arrayContaining(['stay accepted', 'counterOffer asked']));
    expect(await dueOf(stage, id)).toBeUndefined();
    await accept(stage, id, 3300);
    const form = await getLeadOfForm(stage.agent, id, stage.propertyId, contextAt().now());
    expect(form?.agreed).toEqual({ amount: 330_000, currency: 'EUR' });
    await happen(stage, id, ['requestOption', 'confirmOption']);
    expect(await leadOf(id)).toMatchObject({ status: 'CONFIRMED_OPTION', priceTotal: 330_000n });
  });

  it('with a price is a yes for as long as an option would last, and the price of what follows', async () => {
    const stage = await createStage();
    const id = await save(stage);
    // Priced, but no longer theirs to take: the operator has taken the week out of the season.
    await ownerDb.stay.deleteMany({ where: { propertyId: stage.propertyId } });
    await ask(stage, id);
    await answer(stage, id, { answer: 'confirm' });
    expect(await kindsOf(id)).toEqual(['stay accepted']);
    expect(await noticesOf(id)).toEqual(['askedStay supplier', 'grantedStay agent']);
    const form = await getLeadOfForm(stage.agent, id, stage.propertyId, contextAt().now());
    expect(form?.agreed).toEqual({ amount: 350_000, currency: 'EUR' });
    const row = await ownerDb.outbox.findFirstOrThrow({
      where: { dedupeKey: { startsWith: `lead:${id}:`, endsWith: 'grantedStay:agent' } },
    });
    const mail = await composeMail(row.dedupeKey, mailPayloadSchema.parse(row.payload));
    expect(mail?.text).toContain('until Fri 4 Dec 2026, 18:00');
    const version = await versionOf(id);
    const booking = { version, price: 3500, isDifferenceAccepted: false };
    await inScope(stage.agent, (tx) => requestBooking(tx, stage.agent, id, booking, contextAt()));
    expect(await leadOf(id)).toMatchObject({ status: 'REQUESTED_BOOKING', priceTotal: 350_000n });
  });

  it('is no yes any more once somebody else has bought it', async () => {
    const stage = await createStage();
    const rival = await rivalOf(stage);
    const [id, bought] = [await save(stage), await save(rival)];
    await happen(rival, bought, ['book']);
    await ownerDb.stay.deleteMany({ where: { propertyId: stage.propertyId } });
    await ask(stage, id);
    await happen(rival, bought, ['confirmBooking']);
    await expect(answer(stage, id, { answer: 'confirm' })).rejects.toMatchObject({ code: 'periodSold', status: 409 });
    expect(await kindsOf(id)).toEqual(['stay asked']);
  });

  it('is answered no with a reason, by mail and on the lead', async () => {
    const stage = await createStage();
    const id = await save(stage, question);
    await answer(stage, id, { answer: 'decline', reason: 'The owner is there.' });
    expect((await asSeen(stage, id))?.history[0]).toMatchObject({
      key: 'stay.declined',
      reason: 'The owner is there.',
    });
    expect(await noticesOf(id)).toContain('declinedStay agent');
    await expect(answer(stage, id, { answer: 'decline', reason: 'Again.' })).rejects.toMatchObject({
      code: 'leadAnswered',
    });
  });

  it('is asked once at a time from the lead, and again after an answer', async () => {
    const stage = await createStage();
    const id = await save(stage, unpriced);
    await ask(stage, id);
    await expect(ask(stage, id)).rejects.toMatchObject({ code: 'leadStayAsked' });
    await answer(stage, id, { answer: 'decline', reason: 'No.' });
    await ask(stage, id);
    expect((await kindsOf(id)).sort()).toEqual(['stay asked', 'stay declined']);
    const rival = await rivalOf(stage);
    await expect(ask(rival, id)).rejects.toMatchObject({ status: 404 });
  });

  it('falls away with what asks for more, and lapses unanswered: the agent is told', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await ownerDb.stay.deleteMany({ where: { propertyId: stage.propertyId } });
    await ask(stage, id);
    await happen(stage, id, ['requestOption']);
    expect(await kindsOf(id)).toEqual(expect.arrayContaining(['stay withdrawn', 'option asked']));

    const lapsing = await save(stage, question);
    await ownerDb.leadChange.updateMany({ where: { leadId: lapsing }, data: { endsAt: new Date('2026-01-01') } });
    await sweepLeads();
    expect(await kindsOf(lapsing)).toEqual(['stay lapsed']);
    expect(await noticesOf(lapsing)).toContain('unanswered agent');
  });
});

describe('a property without a price', () => {
  it('is neither optioned nor booked, whoever asks', async () => {
    const stage = await createStage();
    const id = await save(stage, unpriced);
    await expect(happen(stage, id, ['requestOption'])).rejects.toMatchObject({ code: 'leadNeedsPrice' });
    const booking = { version: await versionOf(id), price: null, isDifferenceAccepted: false };
    await expect(
      inScope(stage.agent, (tx) => requestBooking(tx, stage.agent, id, booking, contextAt())),
    ).rejects.toMatchObject({ code: 'leadNeedsPrice' });
    expect(await leadOf(id)).toMatchObject({ status: 'INTEREST' });
  });
});
