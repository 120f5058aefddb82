import { receiveChatNotice } from '@/lib/sales/conversation/commands/receive';
import { webhookRoute } from '@/lib/web/route/webhook';

/** What is written in the chat service: judged by its signature over the raw body, stored once. */
export const POST = webhookRoute({
  name: 'stream',
  signature: 'x-signature',
  receive: (body, signature) => receiveChatNotice(body.toString('utf8'), signature),
});
