import { revokeLink, translateLink } from '@/lib/money/payment-link/commands/link';
import { linkDoneSchema, linkLocaleSchema, nothingOfLinkSchema } from '@/lib/money/payment-link/schema';
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

/** Chooses the client's language. */
export const PATCH = writeRoute({
  name: 'translatePaymentLink',
  access: 'conversations',
  input: linkLocaleSchema,
  output: linkDoneSchema,
  write: (tx, { locale }, context, { leadId = '', linkId = '' }) =>
    translateLink(tx, context.viewer, { leadId, linkId }, locale, context),
});
