import { z } from 'zod';

/** Own click log (specification 2 §7). The browser sends it only after consent; sizes keep it a log and no storage. */
export const frontendLogSchema = z.strictObject({
  message: z.string().min(1).max(200),
  data: z.record(z.string().max(60), z.union([z.string().max(300), z.number(), z.boolean(), z.null()])).optional(),
  sessionId: z.string().regex(/^[\w-]{8,64}$/),
});
export type FrontendLogInput = z.output<typeof frontendLogSchema>;
