import { z } from 'zod';

/** GET /api/dev/next-deadline: where the clock of the demonstration may go next, in the reader's words. */
export const nextDeadlineJsonSchema = z.strictObject({
  next: z.strictObject({ until: z.iso.datetime(), moment: z.string(), text: z.string() }).nullable(),
});
export type NextDeadlineJson = z.infer<typeof nextDeadlineJsonSchema>;
