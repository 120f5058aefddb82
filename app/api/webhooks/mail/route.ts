import { receiveMail } from '@/lib/sales/conversation/commands/receive-mail';
import { webhookRoute } from '@/lib/web/route/webhook';

/** Answers by mail, as the mail service has parsed them: judged by the signature among their fields, stored once. */
export const POST = webhookRoute({
  name: 'inboundMail',
  signature: 'content-type',
  maximumBytes: 2 * 1024 * 1024,
  receive: receiveMail,
});
