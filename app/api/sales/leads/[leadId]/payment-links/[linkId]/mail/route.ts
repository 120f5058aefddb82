import { sendLink } from '@/lib/money/payment-link/commands/link';
import { linkDoneSchema, linkMailSchema } from '@/lib/money/payment-link/schema';
import { writeRoute } from '@/lib/web/route/define';

/** Sends it to the client, or to another address. */
export const POST = writeRoute({
  name: 'sendPaymentLink',
  access: 'conversations',
  input: linkMailSchema,
  output: linkDoneSchema,
  write: (tx, { email }, context, { leadId = '', linkId = '' }) =>
    sendLink(tx, context.viewer, { leadId, linkId }, email, context),
});
