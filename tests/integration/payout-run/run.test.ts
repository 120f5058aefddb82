import Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { runPayouts, runSteps } from '@/lib/money/payout-run/commands/run';
import { lookUpPayouts, sendTransfer } from '@/lib/money/payout-run/commands/settle';
import { receiveNotice } from '@/lib/money/processor-notice/commands';
import { clock, moveClock } from '@/lib/platform/clock';
import { payments } from '@/lib/platform/vendors/payments/payments';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { balancesOf } from '../ledger/stage';
import { createPayable, openAccount, PAYABLE_AT } from './stage';

const RUN = '2027-08-01' as const;

beforeEach(async () => {
  if ((await ownerDb.brand.count()) > 0) return;
  await createBrand('default');
  await createPlaces();
  await moveClock(Math.round((PAYABLE_AT.getTime() - clock.machine().getTime()) / 1000));
});

async function runWhole(day: Parameters<typeof runSteps>[0] = RUN): Promise<void> {
  for await (const _ of runSteps(day));
}

const payoutsOf = (agencyId: string) => ownerDb.payout.findMany({ where: { agencyId }, orderBy: { number: 'asc' } });

/** What the stand-in would post, signed as the processor signs. */
async function tell(payoutId: string): Promise<void> {
  const [event, id] = ['transfer.created', `evt_${payoutId}`];
  const object = { object: 'transfer', transfer_group: payoutId };
  const payload = JSON.stringify({ id, object: 'event', type: event, data: { object } });
  await receiveNotice(
    payload,
    new Stripe('sk_x').webhooks.generateTestHeaderString({ payload, secret: 'whsec_sandbox' }),
  );
}

async function sendAll(agencyIds: readonly string[]): Promise<void> {
  const due = await ownerDb.payout.findMany({ where: { agencyId: { in: [...agencyIds] }, status: 'inPayout' } });
  for (const { id } of due) await sendTransfer(id);
}

describe('a run (rule 9.6)', () => {
  it('pays who can be paid, once, and leaves the rest open for the next one', async () => {
    const ready = await createPayable();
    const due = await createPayable({ currentlyDue: ['external_account'] });
    await openAccount(ready.agencyId);
    await Promise.all([runWhole(), runWhole()]);
    const [paid] = await payoutsOf(ready.agencyId);
    expect(paid).toMatchObject({ status: 'inPayout', amount: 35_000n });
    expect(await payoutsOf(due.agencyId)).toMatchObject([{ status: 'open', amount: null }]);
    expect(await balancesOf(due.leadId)).toEqual({ supplier: -35_000, payable: 35_000 });
    expect(await ownerDb.payoutRun.count({ where: { day: new Date(RUN) } })).toBe(1);

    await Promise.all([sendTransfer(paid?.id ?? ''), sendTransfer(paid?.id ?? '')]);
    expect(await ownerDb.sandboxTransfer.findMany({ where: { payoutId: paid?.id } })).toMatchObject([
      { amount: 35_000n, currency: 'EUR', accountId: `acct_${ready.agencyId}` },
    ]);
    expect(await payoutsOf(ready.agencyId)).toMatchObject([{ status: 'inPayout' }]);
    await tell(paid?.id ?? '');
    await tell(paid?.id ?? '');
    expect(await payoutsOf(ready.agencyId)).toMatchObject([{ status: 'paid' }]);
    expect(await balancesOf(ready.leadId)).toEqual({ supplier: -35_000, paid: 35_000 });

    await ownerDb.payoutAccount.update({ where: { agencyId: due.agencyId }, data: { currentlyDue: [] } });
    await runWhole('2027-08-15');
    expect(await payoutsOf(due.agencyId)).toMatchObject([{ status: 'inPayout', amount: 35_000n }]);
  });

  it('goes on after any step at which it was killed, and pays everything once', async () => {
    for (const [index, day] of (['2027-09-01', '2027-09-15', '2027-10-01', '2027-10-15'] as const).entries()) {
      const all = [await createPayable(), await createPayable()];
      for (const { agencyId } of all) await openAccount(agencyId);
      const steps = runSteps(day);
      for (let step = 0; step <= index; step += 1) await steps.next();
      await steps.return('killed');
      await runWhole(day);
      await runWhole(day);
      // The transfer went out, but the worker died before it wrote down so.
      for (const { agencyId } of all) {
        const [payout] = await payoutsOf(agencyId);
        if (!payout?.amount) throw new Error('nothing was taken');
        const { id: payoutId, amount, currency } = payout;
        await payments()?.pay({ payoutId, accountId: `acct_${agencyId}`, amount, currency });
      }
      await sendAll(all.map(({ agencyId }) => agencyId));
      for (const { agencyId, leadId } of all) {
        const payouts = await payoutsOf(agencyId);
        expect(payouts).toMatchObject([{ amount: 35_000n }]);
        expect(await ownerDb.sandboxTransfer.count({ where: { accountId: `acct_${agencyId}` } })).toBe(1);
        await tell(payouts[0]?.id ?? '');
        expect(await balancesOf(leadId)).toEqual({ supplier: -35_000, paid: 35_000 });
      }
      expect(await ownerDb.payoutRun.findUnique({ where: { day: new Date(day) } })).toMatchObject({
        finishedAt: expect.any(Date),
      });
    }
  });

  it('posts back what the processor refuses, and pays it with the next run', async () => {
    const of = await createPayable();
    await openAccount(of.agencyId, '3001');
    await runWhole('2027-11-01');
    await sendAll([of.agencyId]);
    expect(await payoutsOf(of.agencyId)).toMatchObject([{ status: 'failed', failure: 'account_closed' }]);
    expect(await balancesOf(of.leadId)).toEqual({ supplier: -35_000, payable: 35_000 });
    await runWhole('2027-11-15');
    expect((await payoutsOf(of.agencyId)).map(({ status }) => status)).toEqual(['failed', 'inPayout']);
  });

  it('looks up by itself what nobody told', async () => {
    const of = await createPayable();
    await openAccount(of.agencyId);
    await runWhole('2028-01-01');
    await sendAll([of.agencyId]);
    expect(await payoutsOf(of.agencyId)).toMatchObject([{ status: 'inPayout' }]);
    await moveClock(Math.round((PAYABLE_AT.getTime() + 3_600_000 - clock.machine().getTime()) / 1000));
    await lookUpPayouts();
    expect(await payoutsOf(of.agencyId)).toMatchObject([{ status: 'paid' }]);
  });

  it('fails and is payable again once its delivery was given up and the processor does not know it', async () => {
    const of = await createPayable();
    await openAccount(of.agencyId);
    await moveClock(Math.round((PAYABLE_AT.getTime() - clock.machine().getTime()) / 1000));
    await runWhole('2027-12-01');
    const [payout] = await payoutsOf(of.agencyId);
    const payoutId = payout?.id ?? '';
    await moveClock(Math.round((PAYABLE_AT.getTime() + 3_600_000 - clock.machine().getTime()) / 1000));
    await lookUpPayouts();
    expect(await payoutsOf(of.agencyId)).toMatchObject([{ status: 'inPayout' }]);
    const giveUp = (minutesAgo: number) =>
      ownerDb.outbox.update({
        where: { dedupeKey: `transfer:${payoutId}` },
        data: { failedAt: new Date(clock.machine().getTime() - minutesAgo * 60_000) },
      });
    // Somebody may still be at it.
    await giveUp(1);
    await lookUpPayouts();
    expect(await payoutsOf(of.agencyId)).toMatchObject([{ status: 'inPayout' }]);
    await giveUp(16);
    await lookUpPayouts();
    await lookUpPayouts();
    expect(await payoutsOf(of.agencyId)).toMatchObject([{ status: 'failed', failure: 'undelivered' }]);
    expect(await balancesOf(of.leadId)).toEqual({ supplier: -35_000, payable: 35_000 });
    // Tried again by hand it sends nothing.
    await sendTransfer(payoutId);
    expect(await ownerDb.sandboxTransfer.count({ where: { payoutId } })).toBe(0);
    await runWhole('2027-12-15');
    expect((await payoutsOf(of.agencyId)).map(({ status }) => status)).toEqual(['failed', 'inPayout']);
  });

  it('is paid where the processor has it, although its delivery was given up', async () => {
    const of = await createPayable();
    await openAccount(of.agencyId);
    await moveClock(Math.round((PAYABLE_AT.getTime() - clock.machine().getTime()) / 1000));
    await runWhole('2028-01-15');
    await sendAll([of.agencyId]);
    const [payout] = await payoutsOf(of.agencyId);
    await ownerDb.outbox.update({
      where: { dedupeKey: `transfer:${payout?.id}` },
      data: { failedAt: new Date(clock.machine().getTime() - 86_400_000) },
    });
    await moveClock(Math.round((PAYABLE_AT.getTime() + 3_600_000 - clock.machine().getTime()) / 1000));
    await lookUpPayouts();
    expect(await payoutsOf(of.agencyId)).toMatchObject([{ status: 'paid' }]);
  });

  it('begins by itself when its hour has come', async () => {
    await asOwner((tx) => tx.payoutRun.updateMany({ data: { finishedAt: PAYABLE_AT } }));
    await moveClock(Math.round((Date.parse('2028-02-01T05:01:00Z') - clock.machine().getTime()) / 1000));
    await runPayouts();
    await runPayouts();
    expect(await ownerDb.payoutRun.count({ where: { day: new Date('2028-02-01') } })).toBe(1);
  });

  it('pays what became payable while no worker ran', async () => {
    const of = await createPayable({ isAdvanced: false });
    await openAccount(of.agencyId);
    await moveClock(Math.round((Date.parse('2028-02-15T05:01:00Z') - clock.machine().getTime()) / 1000));
    await runPayouts();
    expect(await payoutsOf(of.agencyId)).toMatchObject([{ status: 'inPayout', amount: 35_000n }]);
  });
});
