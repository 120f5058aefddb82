import 'server-only';
import { randomBytes } from 'node:crypto';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import type { SandboxHold } from '@/prisma/generated/client';
import { answer, failure } from './sandbox-answer';

/** A bank that says no, for whoever wants to see it: the stand-in blocks no amount of so many cents over a whole one. */
const REFUSED_CENTS = /13$/;

const represent = ({ id, amount, currency, state }: SandboxHold): object => ({
  ...{ id, object: 'payment_intent', status: state, amount: Number(amount) },
  ...{ currency: currency.toLowerCase(), livemode: false },
});

async function create(asked: URLSearchParams): Promise<Response> {
  const reference = asked.get('metadata[deposit_hold]') ?? '';
  const amount = BigInt(asked.get('amount') ?? '0');
  if (REFUSED_CENTS.test(String(amount))) return failure(402, 'card_declined', 'Your card was declined.', 'card_error');
  const id = `pi_sandbox${randomBytes(16).toString('hex')}`;
  const currency = (asked.get('currency') ?? '').toUpperCase();
  // One for each reference, as the idempotency key of the real service promises.
  const data = { id, reference, amount, currency, createdAt: clock.machine() };
  await db.sandboxHold.createMany({ data, skipDuplicates: true });
  return answer(represent(await db.sandboxHold.findUniqueOrThrow({ where: { reference } })));
}

async function cancel(id: string): Promise<Response> {
  const { count } = await db.sandboxHold.updateMany({
    where: { id, state: 'requires_capture' },
    data: { state: 'canceled' },
  });
  const row = await db.sandboxHold.findUnique({ where: { id } });
  if (!row) return failure(404, 'resource_missing', `No such payment_intent: '${id}'`);
  if (count === 0) return failure(400, 'payment_intent_unexpected_state', 'It cannot be canceled any more.');
  return answer(represent(row));
}

/** A payment of a checkout keeps its card; one that is a hold says what has become of it. */
async function find(id: string): Promise<Response> {
  const row = await db.sandboxHold.findUnique({ where: { id } });
  if (row) return answer(represent(row));
  const paid = await db.sandboxCheckout.findUnique({ where: { paymentId: id } });
  if (!paid) return failure(404, 'resource_missing', `No such payment_intent: '${id}'`);
  const kept = { customer: `cus_${id}`, payment_method: `pm_${id}` };
  return answer({ id, object: 'payment_intent', status: 'succeeded', ...kept, livemode: false });
}

/** The endpoints of amounts on a card; null: another one is asked for. */
export async function sandboxHolds(method: string, url: URL, text: string): Promise<Response | null> {
  const [, id, deed] = /^\/v1\/payment_intents(?:\/(\w+))?(?:\/(cancel))?$/.exec(url.pathname) ?? [];
  if (method === 'POST' && url.pathname === '/v1/payment_intents') return create(new URLSearchParams(text));
  if (method === 'POST' && id && deed) return cancel(id);
  return method === 'GET' && id && !deed ? find(id) : null;
}
