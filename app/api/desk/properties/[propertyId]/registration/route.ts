import { changeRegistration } from '@/lib/catalogue/desk/commands/property';
import { contentJsonSchema, registrationSchema } from '@/lib/catalogue/desk/schema';
import { writeRoute } from '@/lib/web/route/define';

export const PATCH = writeRoute({
  name: 'changeRegistration',
  access: 'desk',
  input: registrationSchema,
  output: contentJsonSchema,
  write: (tx, input, context, { propertyId = '' }) =>
    changeRegistration(tx, context.viewer, propertyId, input, context),
});
