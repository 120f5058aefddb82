import { noteLinkVisit } from '@/lib/money/payment-link/commands/link';
import { linkDoneSchema, nothingOfLinkSchema } from '@/lib/money/payment-link/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'notePaymentVisit',
  input: nothingOfLinkSchema,
  output: linkDoneSchema,
  write: (tx, _input, context, { token = '' }) => noteLinkVisit(tx, token, context),
});
