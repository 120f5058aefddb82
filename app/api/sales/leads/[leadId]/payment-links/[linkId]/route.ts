import { revokeLink } from '@/lib/money/payment-link/commands/link';
import { linkDoneSchema, nothingOfLinkSchema } from '@/lib/money/payment-link/schema';
import { writeRoute } from '@/lib/web/route/define';

/** Takes it back: it opens nothing any more. */
export const DELETE = writeRoute({
  name: 'revokePaymentLink',
  access: 'conversations',
  input: nothingOfLinkSchema,
  output: linkDoneSchema,
  write: (tx, _input, context, { leadId = '', linkId = '' }) =>
    revokeLink(tx, context.viewer, { leadId, linkId }, context),
});
