import { z } from 'zod';

/** More than a line with every field at its longest takes. */
export const FRONTEND_LOG_BYTES = 8 * 1024;
const MOST_KEYS = 12;

/** Own click log (specification 2 §7). The browser sends it only after consent; sizes keep it a log and no storage. */
export const frontendLogSchema = z.strictObject({
  message: z.string().min(1).max(200),
  data: z
    .record(z.string().max(60), z.union([z.string().max(300), z.number(), z.boolean(), z.null()]))
    .refine((data) => Object.keys(data).length <= MOST_KEYS, 'tooLong')
    .optional(),
  sessionId: z.string().regex(/^[\w-]{8,64}$/),
});
export type FrontendLogInput = z.output<typeof frontendLogSchema>;
