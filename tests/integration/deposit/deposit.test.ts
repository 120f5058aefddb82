import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { followDeposits } from '@/lib/money/deposit/commands';
import { returnDeposit } from '@/lib/money/dues/commands/transfer';
import { makeLink } from '@/lib/money/payment-link/commands/link';
import { clock, moveClock } from '@/lib/platform/clock';
import { payments } from '@/lib/platform/vendors/payments/payments';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { openDue } from '../dues/stage';
import { contextAt, inScope } from '../lead/stage';
import { checkoutsOf, completed, doDeeds, goTo, make, pay, tell } from '../payment-link/stage';
import { createStage, happen, save } from '../property-lead/stage';

/** The week begins on 5 June, and is over on 12 June, in Vienna. */
const BEFORE = '2027-05-21T21:00:00Z';
const DUE = '2027-05-21T22:10:00Z';
const LAST_DAY = '2027-06-12T21:00:00Z';
const OVER = '2027-06-12T22:10:00Z';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});
afterEach(() => moveClock(0));

async function at(moment: string): Promise<void> {
  await moveClock(Math.round((Date.parse(moment) - clock.machine().getTime()) / 1000));
  await followDeposits();
}

/** A booked week with a deposit of 500; paid by card unless said otherwise. */
async function booked({ hold = 'blocked' as 'blocked' | 'other', deposit = 50_000n, isPaid = true } = {}) {
  await moveClock(0);
  const stage = await createStage();
  await ownerDb.salesInformation.updateMany({
    where: { propertyId: stage.propertyId },
    data: { securityDeposit: deposit, securityDepositType: hold },
  });
  const leadId = await save(stage);
  await happen(stage, leadId, ['book', 'confirmBooking']);
  const dueId = (await openDue(leadId, 'prepayment')).id;
  if (isPaid) {
    const { token } = await make(stage.agent, { leadId, dueId });
    const session = await goTo(token);
    await pay(session);
    await completed(session);
  }
  return { ...stage, leadId };
}

const holdsOf = (leadId: string) =>
  ownerDb.depositHold.findMany({ where: { due: { leadId } }, orderBy: { createdAt: 'asc' } });
const depositOf = (leadId: string) =>
  ownerDb.leadDue.findFirstOrThrow({
    where: { leadId, kind: 'securityDeposit' },
    include: { events: { orderBy: { id: 'asc' } } },
    orderBy: { number: 'desc' },
  });
const atBank = async (leadId: string) => {
  const [last] = (await holdsOf(leadId)).slice(-1);
  return (await ownerDb.sandboxHold.findUnique({ where: { reference: last?.id ?? '' } }))?.state ?? null;
};

describe('a deposit that is blocked (rule 5.3)', () => {
  it('stands on the card that has paid from two weeks before arrival, and is let go after departure', async () => {
    const { leadId } = await booked();
    await at(BEFORE);
    expect(await holdsOf(leadId)).toEqual([]);
    await Promise.all([at(DUE), followDeposits()]);
    await followDeposits();
    const [hold, ...more] = await holdsOf(leadId);
    expect([hold?.status, hold?.amount, more]).toEqual(['held', 50_000n, []]);
    expect(await ownerDb.sandboxHold.findMany({ where: { reference: hold?.id } })).toMatchObject([{ amount: 50_000n }]);
    const due = await depositOf(leadId);
    expect([due.status, due.events.map(({ kind, method }) => [kind, method])]).toEqual(['paid', [['paid', 'card']]]);
    await at(LAST_DAY);
    expect([(await depositOf(leadId)).status, await atBank(leadId)]).toEqual(['paid', 'requires_capture']);
    await at(OVER);
    await followDeposits();
    const after = await depositOf(leadId);
    expect([after.status, after.events.map(({ kind }) => kind)]).toEqual(['returned', ['paid', 'returned']]);
    expect([await atBank(leadId), (await holdsOf(leadId))[0]?.status]).toEqual(['canceled', 'released']);
  });

  it.each([
    ['the client has paid otherwise', { isPaid: false }],
    ['it is taken and given back', { hold: 'other' as const }],
  ])('is none where %s', async (_, of) => {
    const { leadId } = await booked(of);
    await at(DUE);
    expect(await holdsOf(leadId)).toEqual([]);
    expect((await depositOf(leadId)).status).toBe('open');
  });

  it('that a bank refuses stays open, and is not asked for again', async () => {
    const { leadId } = await booked({ deposit: 50_013n });
    await at(DUE);
    await followDeposits();
    expect(await holdsOf(leadId)).toMatchObject([{ status: 'refused', refusal: 'card_declined', holdId: null }]);
    expect((await depositOf(leadId)).status).toBe('open');
  });

  it('that lapsed at the bank is asked for once more', async () => {
    const { leadId } = await booked();
    await at(DUE);
    await ownerDb.sandboxHold.updateMany({ data: { state: 'canceled' } });
    await followDeposits();
    expect((await holdsOf(leadId)).map(({ status }) => status)).toEqual(['lapsed', 'held']);
    const { status, events } = await depositOf(leadId);
    expect([status, events.map(({ kind }) => kind)]).toEqual(['paid', ['paid', 'undone', 'paid']]);
    expect(await atBank(leadId)).toBe('requires_capture');
  });

  it('is let go when the booking is cancelled', async () => {
    const { leadId, ...stage } = await booked();
    await at(DUE);
    await happen(stage, leadId, ['cancelFreely'], contextAt('2027-05-23T09:00:00Z'));
    await at('2027-05-23T10:00:00Z');
    expect(await atBank(leadId)).toBe('canceled');
    expect((await holdsOf(leadId)).map(({ status }) => status)).toEqual(['released']);
  });

  it('that the house has taken at the processor stays with it', async () => {
    const { leadId } = await booked();
    await at(DUE);
    await ownerDb.sandboxHold.updateMany({ data: { state: 'succeeded' } });
    await at(OVER);
    expect((await holdsOf(leadId)).map(({ status }) => status)).toEqual(['taken']);
    expect((await depositOf(leadId)).status).toBe('paid');
  });
});

describe('a deposit that is taken', () => {
  async function paidByCard() {
    const { leadId, ...stage } = await booked({ hold: 'other', isPaid: false });
    await moveClock(Math.round((Date.parse(DUE) - clock.machine().getTime()) / 1000));
    const { id } = await depositOf(leadId);
    const { token } = await inScope(stage.agent, (tx) =>
      makeLink(tx, stage.agent, leadId, { dueId: id, locale: 'en' }, contextAt(DUE)),
    );
    const session = await goTo(token);
    await pay(session);
    await completed(session);
    expect((await depositOf(leadId)).status).toBe('paid');
    return { leadId, dueId: id, ...stage };
  }

  it('by a card goes back to that card when its house says so, once', async () => {
    const { leadId, dueId, operator } = await paidByCard();
    const on = '2027-05-22' as const;
    await inScope(operator, (tx) =>
      returnDeposit(tx, operator, { leadId, dueId }, { on, reference: '' }, contextAt(DUE)),
    );
    const [checkout] = await checkoutsOf(dueId);
    expect(await doDeeds([checkout?.id ?? ''])).toEqual(['giveBack']);
    await doDeeds([checkout?.id ?? '']);
    expect(await ownerDb.sandboxCheckout.findMany({ where: { id: checkout?.sessionId ?? '' } })).toMatchObject([
      { isReturned: true },
    ]);
    expect((await checkoutsOf(dueId)).map(({ status }) => status)).toEqual(['returned']);
    const { status, events } = await depositOf(leadId);
    expect([status, events.map(({ kind, method }) => [kind, method])]).toEqual([
      'returned',
      [
        ['paid', 'card'],
        ['returned', 'card'],
      ],
    ]);
  });

  it('and that went back at the processor is returned, and not asked for again', async () => {
    const { leadId, dueId } = await paidByCard();
    const [checkout] = await checkoutsOf(dueId);
    await payments()?.giveBack(checkout?.paymentId ?? '');
    await tell('charge.refunded', { object: 'charge', id: 'ch', payment_intent: checkout?.paymentId });
    expect((await depositOf(leadId)).status).toBe('returned');
  });
});
