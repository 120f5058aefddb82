import { receiveNotice } from '@/lib/money/processor-notice/commands';
import { webhookRoute } from '@/lib/web/route/webhook';

/** Notices of the payment processor: judged by their signature over the raw body, acted on once. */
export const POST = webhookRoute({
  name: 'stripe',
  signature: 'stripe-signature',
  receive: (body, signature) => receiveNotice(body.toString('utf8'), signature),
});
