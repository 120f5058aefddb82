import { z } from 'zod';
import { setActing } from '@/lib/people/identity/commands/acting';
import { actingAnswerSchema, actingSchema } from '@/lib/people/identity/schema';
import { writeRoute } from '@/lib/web/route/define';

/** An admin acts for an agency (rule 2.10): `{ agencyId }`. */
export const POST = writeRoute({
  name: 'acting',
  access: 'admin',
  input: actingSchema,
  output: actingAnswerSchema,
  isRepeatable: true,
  write: async (tx, { agencyId }, context) => {
    await setActing(tx, agencyId, context);
    return { agencyId };
  },
});

/** And no longer does. */
export const DELETE = writeRoute({
  name: 'acting-end',
  access: 'admin',
  input: z.strictObject({}),
  output: actingAnswerSchema,
  isRepeatable: true,
  write: async (tx, _input, context) => {
    await setActing(tx, null, context);
    return { agencyId: null };
  },
});
