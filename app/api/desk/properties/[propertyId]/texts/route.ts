import { changePropertyText } from '@/lib/catalogue/desk/commands/property';
import { contentJsonSchema, propertyTextSchema } from '@/lib/catalogue/desk/schema';
import { writeRoute } from '@/lib/web/route/define';

export const PATCH = writeRoute({
  name: 'changePropertyText',
  access: 'desk',
  input: propertyTextSchema,
  output: contentJsonSchema,
  write: (tx, input, context, { propertyId = '' }) =>
    changePropertyText(tx, context.viewer, propertyId, input, context),
});
