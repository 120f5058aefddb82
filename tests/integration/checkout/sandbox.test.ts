import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { actInSandbox } from '@/lib/money/checkout/commands';
import { getSandboxOrder, lookUpCheckout } from '@/lib/money/checkout/queries';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { payments } from '@/lib/platform/vendors/payments/payments';
import { CHECKOUT_ID, type CheckoutOrder, type PaymentPort } from '@/lib/platform/vendors/payments/port';
import { ownerDb } from '@/tests/factories/owner';

const HOUR = 3_600_000;
const port = payments() as PaymentPort;

const order = (more: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  reference: randomUUID(),
  lines: [
    { name: 'Prepayment', amount: 910_000n },
    { name: 'Card fee 3 %', amount: 27_300n },
  ],
  currency: 'EUR',
  email: 'rose@post.example',
  locale: 'de',
  keepsCard: false,
  endsAt: new Date(clock.machine().getTime() + HOUR),
  success: `https://agency.example/done/${CHECKOUT_ID}?success=true`,
  canceled: `https://agency.example/done/${CHECKOUT_ID}?canceled=true`,
  ...more,
});

const act = (id: string, deed: 'pay' | 'decline') => scoped('system', (tx) => actInSandbox(tx, id, deed));
const told = async (id: string) =>
  (await ownerDb.outbox.findMany({ where: { topic: 'sandboxNotice' } })).filter(
    ({ payload }) => (payload as { checkoutId?: string }).checkoutId === id,
  );

describe('a checkout without keys', () => {
  it('is opened once for a reference, is paid once, and sends back to where it was asked to', async () => {
    const asked = order();
    const opened = await port.openCheckout(asked);
    expect(opened).toMatchObject({ reference: asked.reference, state: 'open', isPaid: false, paymentId: null });
    expect([opened.amount, opened.currency, opened.email]).toEqual([937_300n, 'EUR', 'rose@post.example']);
    expect(opened.address).toBe(`https://agency.example/stripe-payments/sandbox/${opened.id}`);
    expect((await port.openCheckout(asked)).id).toBe(opened.id);
    expect((await getSandboxOrder(opened.id))?.lines).toEqual(asked.lines);

    const [first, second] = await Promise.allSettled([act(opened.id, 'pay'), act(opened.id, 'pay')]);
    const answers = [first, second].map((one) => (one.status === 'fulfilled' ? one.value.url : one.reason.status));
    expect(answers.toSorted()).toEqual([409, `https://agency.example/done/${opened.id}?success=true`]);
    expect(await lookUpCheckout(opened.id)).toMatchObject({ state: 'complete', isPaid: true, returned: 0n });
    expect(await told(opened.id)).toHaveLength(1);
  });

  it('stays open when the card is declined, and closes when it is told to or its hour has come', async () => {
    const { id } = await port.openCheckout(order());
    await expect(act(id, 'decline')).rejects.toMatchObject({ status: 422, code: 'cardDeclined' });
    expect(await lookUpCheckout(id)).toMatchObject({ state: 'open' });
    expect(await port.closeCheckout(id)).toMatchObject({ state: 'expired', address: null });
    expect(await port.closeCheckout(id)).toMatchObject({ state: 'expired' });
    for (const deed of ['pay', 'decline'] as const) {
      await expect(act(id, deed)).rejects.toMatchObject({ status: 409, code: 'checkoutClosed' });
    }

    const late = await port.openCheckout(order({ endsAt: new Date(clock.machine().getTime() - HOUR) }));
    expect(await lookUpCheckout(late.id)).toMatchObject({ state: 'expired' });
    await expect(act(late.id, 'pay')).rejects.toMatchObject({ status: 409, code: 'checkoutClosed' });
  });

  it('that was paid a moment before it is closed stays paid', async () => {
    const { id } = await port.openCheckout(order());
    await act(id, 'pay');
    expect(await port.closeCheckout(id)).toMatchObject({ state: 'complete', isPaid: true });
  });

  it('gives all of a payment back once, and is found by it', async () => {
    const { id } = await port.openCheckout(order());
    await act(id, 'pay');
    const paymentId = (await port.findCheckout(id))?.paymentId ?? '';
    await port.giveBack(paymentId);
    await port.giveBack(paymentId);
    expect(await port.findCheckoutOf(paymentId)).toMatchObject({ id, isPaid: true, returned: 937_300n });
    expect((await told(id)).map(({ payload }) => (payload as { event: string }).event).toSorted()).toEqual([
      'charge.refunded',
      'checkout.session.completed',
    ]);
  });

  it('is nothing where nobody opened it', async () => {
    expect(await lookUpCheckout('cs_unknown')).toBeNull();
    expect(await port.findCheckoutOf('pi_unknown')).toBeNull();
    expect(await getSandboxOrder('cs_unknown')).toBeNull();
    await expect(act('cs_unknown', 'pay')).rejects.toMatchObject({ status: 404 });
  });
});
