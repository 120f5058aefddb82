import { answerDestinationRequest } from '@/lib/sales/destination-request/commands';
import { destinationAnswerSchema, destinationRequestJsonSchema } from '@/lib/sales/destination-request/schema';
import { writeRoute } from '@/lib/web/route/define';

export const PATCH = writeRoute({
  name: 'answerDestinationRequest',
  access: 'admin',
  input: destinationAnswerSchema,
  output: destinationRequestJsonSchema,
  write: (tx, input, context, params) =>
    answerDestinationRequest(tx, context.viewer, params.destinationRequestId ?? '', input, context),
});
