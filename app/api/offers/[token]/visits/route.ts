import { noteVisit } from '@/lib/sales/offer/commands/client';
import { offerDoneSchema, offerVisitSchema } from '@/lib/sales/offer/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'noteVisit',
  input: offerVisitSchema,
  output: offerDoneSchema,
  write: (tx, input, context, { token = '' }) => noteVisit(tx, token, input.number, context),
});
