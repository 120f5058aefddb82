import 'server-only';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { db, type Transaction } from '@/lib/platform/db';
import { sumOf } from '@/lib/platform/money-minor';
import { type CheckoutEvent, SANDBOX_TOPIC, type SandboxNotice } from '@/lib/platform/outbox/types';
import type { SandboxCheckout } from '@/prisma/generated/client';
import { CHECKOUT_ID } from './port';
import { answer, failure } from './sandbox-answer';

const linesSchema = z.array(z.object({ name: z.string(), amount: z.string() }));

const invented = (kind: string) => `${kind}_sandbox${randomBytes(16).toString('hex')}`;

/** In the shape of the processor's checkout sessions, as far as our adapter reads it. */
export function representCheckout(row: SandboxCheckout): object {
  const { id, amount, currency, paymentId } = row;
  const refunded = row.isReturned ? amount : 0n;
  const charge = {
    object: 'charge',
    amount: Number(amount),
    amount_refunded: Number(refunded),
    payment_intent: paymentId,
  };
  return {
    id,
    object: 'checkout.session',
    client_reference_id: row.reference,
    status: row.state === 'paid' ? 'complete' : row.state,
    payment_status: row.state === 'paid' ? 'paid' : 'unpaid',
    url: row.state === 'open' ? new URL(paths.sandboxCheckout(id), row.successUrl).href : null,
    amount_total: Number(amount),
    currency: currency.toLowerCase(),
    customer_email: row.email,
    customer_details: null,
    payment_intent: paymentId && { id: paymentId, object: 'payment_intent', latest_charge: charge },
    livemode: false,
  };
}

/** Over once its hour has come, as nobody tells the stand-in the time. */
function asOfNow(row: SandboxCheckout): SandboxCheckout {
  const isOver = row.state === 'open' && row.expiresAt <= clock.machine();
  return isOver ? { ...row, state: 'expired' } : row;
}

async function find(id: string): Promise<SandboxCheckout | null> {
  const row = await db.sandboxCheckout.findUnique({ where: { id } });
  return row && asOfNow(row);
}

async function open(asked: URLSearchParams): Promise<Response> {
  const reference = asked.get('client_reference_id') ?? '';
  const lines: z.infer<typeof linesSchema> = [];
  for (let index = 0; asked.has(`line_items[${index}][price_data][unit_amount]`); index++) {
    const of = (name: string) => asked.get(`line_items[${index}][price_data]${name}`) ?? '';
    lines.push({ name: of('[product_data][name]'), amount: of('[unit_amount]') });
  }
  const amount = sumOf(lines.map((line) => BigInt(line.amount)));
  if (amount <= 0n) return failure(400, 'amount_too_small', 'There is nothing to pay.');
  const id = invented('cs');
  const withId = (name: string) => (asked.get(name) ?? '').replaceAll(CHECKOUT_ID, id);
  const data = {
    ...{ id, reference, amount, lines, email: asked.get('customer_email'), createdAt: clock.machine() },
    currency: (asked.get('line_items[0][price_data][currency]') ?? '').toUpperCase(),
    successUrl: withId('success_url'),
    cancelUrl: withId('cancel_url'),
    expiresAt: new Date(Number(asked.get('expires_at')) * 1000),
  };
  // One for each reference, as the idempotency key of the real service promises.
  await db.sandboxCheckout.createMany({ data, skipDuplicates: true });
  return answer(representCheckout(asOfNow(await db.sandboxCheckout.findUniqueOrThrow({ where: { reference } }))));
}

async function tell(tx: Transaction, checkoutId: string, event: CheckoutEvent): Promise<void> {
  const payload: SandboxNotice = { eventId: invented('evt'), checkoutId, event };
  const at = clock.machine();
  const row = { topic: SANDBOX_TOPIC, dedupeKey: payload.eventId, payload, nextAttemptAt: at, createdAt: at };
  await tx.outbox.createMany({ data: row });
}

async function expire(id: string): Promise<Response> {
  const isClosed = await db.$transaction(async (tx) => {
    const { count } = await tx.sandboxCheckout.updateMany({ where: { id, state: 'open' }, data: { state: 'expired' } });
    if (count > 0) await tell(tx, id, 'checkout.session.expired');
    return count > 0;
  });
  const row = await find(id);
  if (!row) return failure(404, 'resource_missing', `No such checkout session: '${id}'`);
  if (!isClosed) return failure(400, 'checkout_session_not_open', 'Only open sessions can be expired.');
  return answer(representCheckout(row));
}

async function refund(paymentId: string): Promise<Response> {
  const row = await db.sandboxCheckout.findUnique({ where: { paymentId } });
  if (!row) return failure(404, 'resource_missing', `No such payment_intent: '${paymentId}'`);
  const count = await db.$transaction(async (tx) => {
    const where = { paymentId, isReturned: false };
    const changed = await tx.sandboxCheckout.updateMany({ where, data: { isReturned: true } });
    if (changed.count > 0) await tell(tx, row.id, 'charge.refunded');
    return changed.count;
  });
  if (count === 0) return failure(400, 'charge_already_refunded', 'The charge has been refunded.');
  return answer({ id: invented('re'), object: 'refund', payment_intent: paymentId, status: 'succeeded' });
}

/** The endpoints of checkouts and refunds; null: another one is asked for. */
export async function sandboxCheckouts(method: string, url: URL, text: string): Promise<Response | null> {
  const [, id, deed] = /^\/v1\/checkout\/sessions(?:\/(\w+))?(?:\/(expire))?$/.exec(url.pathname) ?? [];
  if (method === 'POST' && url.pathname === '/v1/checkout/sessions') return open(new URLSearchParams(text));
  if (method === 'GET' && url.pathname === '/v1/checkout/sessions') {
    const row = await db.sandboxCheckout.findUnique({
      where: { paymentId: url.searchParams.get('payment_intent') ?? '' },
    });
    return answer({ object: 'list', data: row ? [representCheckout(row)] : [], has_more: false });
  }
  if (method === 'POST' && id && deed) return expire(id);
  if (method === 'GET' && id && !deed) {
    const row = await find(id);
    return row ? answer(representCheckout(row)) : failure(404, 'resource_missing', `No such checkout session: '${id}'`);
  }
  if (method === 'POST' && url.pathname === '/v1/refunds') {
    return refund(new URLSearchParams(text).get('payment_intent') ?? '');
  }
  return null;
}

export type SandboxOrder = {
  state: 'open' | 'paid' | 'expired';
  lines: { name: string; amount: bigint }[];
  amount: bigint;
  currency: string;
  cancelUrl: string;
};

/** What the stand-in's own page shows. Null: there is no such checkout. */
export async function readSandboxOrder(id: string): Promise<SandboxOrder | null> {
  const row = await find(id);
  if (!row) return null;
  const lines = linesSchema.parse(row.lines).map(({ name, amount }) => ({ name, amount: BigInt(amount) }));
  const { amount, currency, cancelUrl } = row;
  return { state: row.state as SandboxOrder['state'], lines, amount, currency, cancelUrl };
}

/** Pays one that is open; where the client comes back to, or null where there is none or it is closed. */
export async function payInSandbox(tx: Transaction, id: string): Promise<string | null> {
  const { count } = await tx.sandboxCheckout.updateMany({
    where: { id, state: 'open', expiresAt: { gt: clock.machine() } },
    data: { state: 'paid', paymentId: invented('pi') },
  });
  if (count === 0) return null;
  await tell(tx, id, 'checkout.session.completed');
  return (await tx.sandboxCheckout.findUniqueOrThrow({ where: { id } })).successUrl;
}
