import 'server-only';
import Stripe from 'stripe';
import { clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET } from './sandbox';

const TIMEOUT_MILLISECONDS = 10_000;

/** Posts the stand-in's event to our own webhook, signed as the processor signs; everything after that is the real code. */
export async function sendSandboxNotice({ eventId, accountId }: { eventId: string; accountId: string }): Promise<void> {
  const payload = JSON.stringify({
    id: eventId,
    object: 'v2.core.event',
    type: 'v2.core.account[requirements].updated',
    created: clock.machine().toISOString(),
    livemode: false,
    related_object: { id: accountId, type: 'v2.core.account', url: `/v2/core/accounts/${accountId}` },
  });
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
