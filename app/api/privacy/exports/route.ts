import { exportPerson } from '@/lib/people/privacy/commands';
import { exportJsonSchema, personSchema } from '@/lib/people/privacy/schema';
import { writeRoute } from '@/lib/web/route/define';

/** Everything that is kept about a person, for whoever answers for them. A POST, for it is noted who asked. */
export const POST = writeRoute({
  name: 'exportPerson',
  access: 'privacy',
  input: personSchema,
  output: exportJsonSchema,
  isSecret: true,
  write: (tx, input, context) => exportPerson(tx, context.viewer, input, context),
});
