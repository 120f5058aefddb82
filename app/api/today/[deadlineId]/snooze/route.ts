import { snoozeDeadline } from '@/lib/today/deadline/commands/snooze';
import { snoozeJsonSchema, snoozeSchema } from '@/lib/today/deadline/schema';
import { writeRoute } from '@/lib/web/route/define';

/** Puts a deadline off for the caller, to a time before it; null brings it back. */
export const POST = writeRoute({
  name: 'snoozeDeadline',
  access: 'conversations',
  input: snoozeSchema,
  output: snoozeJsonSchema,
  write: (tx, input, context, params) => snoozeDeadline(tx, context.viewer, params.deadlineId ?? '', input, context),
});
