import { z } from 'zod';

/** Bytes of a body: more than one with every field at its longest. */
export const FRONTEND_LOG_BYTES = 8 * 1024;
const MOST_KEYS = 12;

/** Own click log (rule 6.9). The browser sends it only after consent; the sizes are capped so that nobody can store data through it. */
export const frontendLogSchema = z.strictObject({
  message: z.string().min(1).max(200),
  data: z
    .record(z.string().max(60), z.union([z.string().max(300), z.number(), z.boolean(), z.null()]))
    .refine((data) => Object.keys(data).length <= MOST_KEYS, 'tooLong')
    .optional(),
  sessionId: z.string().regex(/^[\w-]{8,64}$/),
});
export type FrontendLogInput = z.output<typeof frontendLogSchema>;
