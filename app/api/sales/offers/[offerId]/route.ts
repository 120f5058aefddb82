import { changeOffer } from '@/lib/sales/offer/commands/change';
import { offerJsonSchema, offerPatchSchema } from '@/lib/sales/offer/schema';
import { writeRoute } from '@/lib/web/route/define';
import { draftLimits } from '@/lib/web/route/limit';

export const PATCH = writeRoute({
  name: 'changeOffer',
  access: 'hotels',
  input: offerPatchSchema,
  output: offerJsonSchema,
  limits: (_input, { viewer }) => draftLimits(viewer),
  write: (tx, input, context, { offerId = '' }) => changeOffer(tx, context.viewer, offerId, input, context),
});
