import { makeCalendarAddress, revokeCalendarAddress } from '@/lib/today/calendar/commands/address';
import { calendarAskedSchema, calendarJsonSchema } from '@/lib/today/calendar/schema';
import { writeRoute } from '@/lib/web/route/define';

/** A new secret address of the caller's list for a calendar program; the former one ends. */
export const POST = writeRoute({
  name: 'makeCalendarAddress',
  access: 'conversations',
  input: calendarAskedSchema,
  output: calendarJsonSchema,
  status: 201,
  write: (tx, _input, context) => makeCalendarAddress(tx, context.viewer, context),
});

export const DELETE = writeRoute({
  name: 'revokeCalendarAddress',
  access: 'conversations',
  input: calendarAskedSchema,
  output: calendarJsonSchema,
  write: (tx, _input, context) => revokeCalendarAddress(tx, context.viewer, context),
});
