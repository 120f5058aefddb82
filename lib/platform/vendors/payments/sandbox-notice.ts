import 'server-only';
import Stripe from 'stripe';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import type { SandboxNotice } from '@/lib/platform/outbox/types';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET } from './sandbox';
import { representCheckout } from './sandbox-checkout';

const TIMEOUT_MILLISECONDS = 10_000;

type OfTransfer = Extract<SandboxNotice, { payoutId: string }>;
type OfCheckout = Extract<SandboxNotice, { checkoutId: string }>;
type OfAccount = Exclude<SandboxNotice, OfTransfer | OfCheckout>;

function accountEvent({ eventId, accountId }: OfAccount): object {
  return {
    id: eventId,
    object: 'v2.core.event',
    type: 'v2.core.account[requirements].updated',
    created: clock.machine().toISOString(),
    livemode: false,
    related_object: { id: accountId, type: 'v2.core.account', url: `/v2/core/accounts/${accountId}` },
  };
}

/** Money comes back when it is told, so that it had arrived before. */
async function transferEvent({ eventId, payoutId, event }: OfTransfer): Promise<object> {
  const isReversed = event === 'transfer.reversed';
  if (isReversed) await db.sandboxTransfer.update({ where: { payoutId }, data: { isReversed } });
  return snapshotEvent(eventId, event, { object: 'transfer', transfer_group: payoutId, reversed: isReversed });
}

/** A refund is told of the charge, which names its payment; everything else of the checkout. */
async function checkoutEvent({ eventId, checkoutId, event }: OfCheckout): Promise<object> {
  const row = await db.sandboxCheckout.findUniqueOrThrow({ where: { id: checkoutId } });
  const ofCharge = { object: 'charge', payment_intent: row.paymentId };
  return snapshotEvent(eventId, event, event === 'charge.refunded' ? ofCharge : representCheckout(row));
}

function snapshotEvent(id: string, type: string, object: object): object {
  const created = Math.floor(clock.machine().getTime() / 1000);
  return { id, object: 'event', type, created, livemode: false, data: { object } };
}

function eventOf(notice: SandboxNotice): object | Promise<object> {
  if ('payoutId' in notice) return transferEvent(notice);
  return 'checkoutId' in notice ? checkoutEvent(notice) : accountEvent(notice);
}

/** Posts the stand-in's event to our own webhook, signed as the processor signs; everything after that is the real code. */
export async function sendSandboxNotice(notice: SandboxNotice): Promise<void> {
  const payload = JSON.stringify(await eventOf(notice));
  const signature = new Stripe(SANDBOX_KEY).webhooks.generateTestHeaderString({
    payload,
    secret: SANDBOX_WEBHOOK_SECRET,
    timestamp: Math.floor(clock.machine().getTime() / 1000),
  });
  const response = await fetch(`http://localhost:${env.PORT}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: payload,
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}
