import { changePropertyTerms } from '@/lib/rates/property/commands';
import { propertyTermsSchema, termsJsonSchema } from '@/lib/rates/property/schema';
import { writeRoute } from '@/lib/web/route/define';

export const PATCH = writeRoute({
  name: 'changePropertyTerms',
  access: 'desk',
  input: propertyTermsSchema,
  output: termsJsonSchema,
  write: (tx, input, context, { propertyId = '' }) =>
    changePropertyTerms(tx, context.viewer, propertyId, input, context),
});
