import { undoPropertyTerms } from '@/lib/rates/property/commands';
import { termsJsonSchema, termsUndoSchema } from '@/lib/rates/property/schema';
import { writeRoute } from '@/lib/web/route/define';

/** Takes the last change of the terms back. */
export const POST = writeRoute({
  name: 'undoPropertyTerms',
  access: 'desk',
  input: termsUndoSchema,
  output: termsJsonSchema,
  write: (tx, input, context, { propertyId = '' }) => undoPropertyTerms(tx, context.viewer, propertyId, input, context),
});
