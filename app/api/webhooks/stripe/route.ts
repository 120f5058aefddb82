import { receiveNotice } from '@/lib/payout/commands';
import { webhookRoute } from '@/lib/route/webhook';

/** Notices of the payment processor: judged by their signature over the raw body, acted on once. */
export const POST = webhookRoute({ name: 'stripe', signature: 'stripe-signature', receive: receiveNotice });
