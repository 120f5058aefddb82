import { env } from '@/lib/platform/env';
import { receiveMail } from '@/lib/sales/conversation/commands/receive-mail';
import { webhookRoute } from '@/lib/web/route/webhook';

/** Answers by mail, as the mail service has parsed them: judged by the signature among their fields, stored once. */
export const POST = webhookRoute({
  name: 'inboundMail',
  signature: 'content-type',
  // The largest mail the service takes, with its files: the words of it are not to be lost with them.
  maximumBytes: 25 * 1024 * 1024,
  isOpen: () => env.INBOUND_MAIL_DOMAIN !== undefined,
  receive: receiveMail,
});
