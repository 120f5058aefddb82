import 'server-only';
import { env, isDemoMode } from '@/lib/platform/env';
import type { PaymentPort } from './port';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, sandboxFetch } from './sandbox';
import { createStripe } from './stripe';

let port: PaymentPort | undefined;

/** The only place that chooses who pays out: the real service with its keys, else the sandbox, which is for demo mode only. */
export function payments(): PaymentPort | null {
  if (port) return port;
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env;
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET) {
    port = createStripe({
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
    });
  } else if (isDemoMode) {
    port = createStripe({
      secretKey: SANDBOX_KEY,
      publishableKey: null,
      webhookSecret: SANDBOX_WEBHOOK_SECRET,
      fetch: sandboxFetch,
    });
  }
  return port ?? null;
}
