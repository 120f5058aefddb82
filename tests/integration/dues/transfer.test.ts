import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as giveBack } from '@/app/api/sales/leads/[leadId]/dues/[dueId]/return/route';
import { POST as noteTransfer, DELETE as undo } from '@/app/api/sales/leads/[leadId]/dues/[dueId]/transfer/route';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { clock } from '@/lib/platform/clock';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { messages } from '@/lib/platform/i18n/messages';
import { cancelBooking } from '@/lib/sales/lead/commands/booking';
import { createMember } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, type TestUser } from '@/tests/factories/user';
import { contextAt, inScope, versionOf } from '../lead/stage';
import { createStage, happen, type Stage, save } from '../property-lead/stage';
import { duesIn, openDue, payByCard } from './stage';

let stage: Stage;
let leadId: string;
let operator: TestUser;
let today: PlainDate;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  operator = await createUser({ role: 'operator', operatorId: await anyOperator() });
  today = dayAt(await clock.now(), 'Europe/Vienna');
});

/** That of every property of the stage. */
async function anyOperator(): Promise<string> {
  await createStage();
  return 'operator';
}

beforeEach(async () => {
  stage = await createStage();
  await ownerDb.salesInformation.updateMany({
    where: { propertyId: stage.propertyId },
    data: { securityDeposit: 50_000n, securityDepositType: 'other' },
  });
  leadId = await save(stage);
  await happen(stage, leadId, ['book', 'confirmBooking']);
});

async function call(handler: typeof noteTransfer, person: TestUser, dueId: string, body?: object) {
  const { cookie } = await signIn(person);
  const method = handler === undo ? 'DELETE' : 'POST';
  return callApi(handler, { method, cookie, params: { leadId, dueId }, ...(body && { body }) });
}

const transfer = (changes: object = {}) => ({ amount: 1225, on: today, reference: 'MR-1176', ...changes });

describe('a transfer for a due (rule 5.10)', () => {
  it('is noted by the operator, told to the history by both, and undone by another event', async () => {
    const { id } = await openDue(leadId, 'prepayment');
    const noted = await call(noteTransfer, operator, id, transfer());
    expect([noted.status, noted.body]).toMatchObject([
      200,
      { state: 'paid', paidOn: today, paidBy: 'transfer', cardFee: 0 },
    ]);
    expect((await call(noteTransfer, operator, id, transfer())).body).toMatchObject({
      code: 'dueNotOpen',
      status: 409,
    });
    expect(await call(undo, operator, id)).toMatchObject({ status: 200, body: { paidOn: null } });
    expect((await call(undo, operator, id)).body).toMatchObject({ code: 'dueNotUndone' });
    const events = await ownerDb.dueEvent.findMany({ where: { dueId: id }, orderBy: { id: 'asc' } });
    expect(events.map(({ kind, actorId }) => [kind, actorId])).toEqual([
      ['paid', operator.id],
      ['undone', operator.id],
    ]);
    const audit = await ownerDb.audit.findMany({ where: { entityId: leadId, actorId: operator.id } });
    expect(audit.map(({ after }) => after)).toMatchObject([
      { noted: 'transfer', due: 'prepayment', amountOfDue: 1225, on: today, reference: 'MR-1176' },
      { noted: 'undone', due: 'prepayment', amountOfDue: 1225 },
    ]);
  });

  it('names both where an admin acts for an agency', async () => {
    const { id } = await openDue(leadId, 'prepayment');
    const admin = await createUser({ role: 'admin' });
    const { cookie, sessionId } = await signIn(admin);
    await ownerDb.session.update({ where: { id: sessionId }, data: { actingForId: stage.team.agency.id } });
    const { status } = await callApi(noteTransfer, {
      method: 'POST',
      cookie,
      params: { leadId, dueId: id },
      body: transfer(),
    });
    expect(status).toBe(200);
    const [line] = await ownerDb.audit.findMany({ where: { entityId: leadId, actorId: admin.id } });
    expect(line?.actingFor).toBe(stage.team.agency.id);
  });

  it('is the whole amount, of a day that has come, and of nothing else', async () => {
    const { id } = await openDue(leadId, 'prepayment');
    const refused = async (changes: object) => (await call(noteTransfer, operator, id, transfer(changes))).body;
    expect(await refused({ amount: 1224.99 })).toMatchObject({
      status: 422,
      errors: { amount: messages.en.error.dueAmountDiffers.replace('{amount}', 'EUR 1 225') },
    });
    expect(await refused({ on: addDays(today, 1) })).toMatchObject({
      status: 422,
      errors: { on: messages.en.error.dueDayAhead },
    });
    expect(await refused({ on: 'soon' })).toMatchObject({ errors: { on: 'Required!' } });
    for (const unknown of [{ currency: 'CHF' }, { state: 'paid' }, { cardFee: 1 }]) {
      expect((await refused(unknown)).status).toBe(422);
    }
    expect(await ownerDb.dueEvent.count({ where: { dueId: id } })).toBe(0);
  });

  it('is nobody else’s to note: foreign and unknown are one answer', async () => {
    const { id } = await openDue(leadId, 'prepayment');
    await ownerDb.operator.upsert({
      where: { id: 'elsewhere' },
      create: { id: 'elsewhere', name: 'Elsewhere', email: 'e@x.example' },
      update: {},
    });
    const foreign = await createUser({ role: 'operator', operatorId: 'elsewhere' });
    for (const handler of [noteTransfer, undo, giveBack]) {
      const body = handler === undo ? undefined : handler === giveBack ? { on: today } : transfer();
      expect((await call(handler, foreign, id, body)).status).toBe(404);
      expect((await call(handler, operator, 'unknown', body)).status).toBe(404);
      for (const person of [stage.team.agent, stage.team.owner, await createMember(stage.team.agency)]) {
        expect((await call(handler, person, id, body)).status).toBe(403);
      }
    }
    const other = await save(await createStage());
    const { cookie } = await signIn(operator);
    const elsewhere = { method: 'POST', cookie, params: { leadId: other, dueId: id }, body: transfer() } as const;
    expect((await callApi(noteTransfer, elsewhere)).status).toBe(404);
  });

  it('is not undone once a cancellation was counted from it, nor is what came by card', async () => {
    const { id } = await openDue(leadId, 'prepayment');
    await call(noteTransfer, operator, id, transfer());
    await happen(stage, leadId, ['cancelFreely'], contextAt('2026-12-02T09:00:00Z'));
    expect((await call(undo, operator, id)).body).toMatchObject({ code: 'dueNotUndone' });
    // The refund goes by transfer, too, and only its own note is taken back.
    const refund = await openDue(leadId, 'refund');
    expect((await call(noteTransfer, operator, refund.id, transfer())).status).toBe(200);
    expect((await call(undo, operator, refund.id)).status).toBe(200);
  });

  it('leaves open what was paid by card', async () => {
    const { id } = await openDue(leadId, 'prepayment');
    await payByCard(id, 'cs_card');
    expect((await call(undo, operator, id)).body).toMatchObject({ code: 'dueNotUndone' });
  });
});

describe('a security deposit that is taken', () => {
  it('stands apart, is paid and given back whole, and each can be undone', async () => {
    const deposit = await ownerDb.leadDue.findFirstOrThrow({ where: { leadId, kind: 'securityDeposit' } });
    const [whole, back] = [transfer({ amount: 500 }), { on: today }];
    expect((await call(giveBack, operator, deposit.id, back)).body).toMatchObject({ code: 'dueNotHeld' });
    expect((await call(noteTransfer, operator, deposit.id, whole)).body).toMatchObject({
      state: 'paid',
      hold: 'taken',
    });
    const given = await call(giveBack, operator, deposit.id, back);
    expect(given.body).toMatchObject({ state: 'returned', returnedOn: today, paidOn: today });
    expect((await call(undo, operator, deposit.id)).body).toMatchObject({ state: 'paid', returnedOn: null });
    expect((await call(undo, operator, deposit.id)).body).toMatchObject({ paidOn: null });
  });

  it('ends with a booking that is cancelled before it was paid', async () => {
    const fee = 1225;
    const context = contextAt('2026-12-02T09:00:00Z');
    await inScope(stage.agent, async (tx) =>
      cancelBooking(tx, stage.agent, leadId, { version: await versionOf(leadId), fee }, context),
    );
    expect(await duesIn(leadId)).toContain('securityDeposit 1: 50000+0 until 2027-05-22, ended');
  });
});
