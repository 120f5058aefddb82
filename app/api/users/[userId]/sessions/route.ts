import { nothingSchema } from '@/lib/people/membership/schema';
import { endSessionsOf } from '@/lib/people/session/commands';
import { endedSessionsSchema } from '@/lib/people/user/schema';
import { writeRoute } from '@/lib/web/route/define';

export const DELETE = writeRoute({
  name: 'endSessions',
  access: 'admin',
  input: nothingSchema,
  output: endedSessionsSchema,
  write: (tx, _input, context, { userId = '' }) => endSessionsOf(tx, context.viewer, userId, context),
});
