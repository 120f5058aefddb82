import { z } from 'zod';

export const acknowledgedSchema = z.strictObject({ accepted: z.literal(true) });

/** RFC 9457, as every error of the API is answered. */
export const problemSchema = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  requestId: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  suggestion: z.record(z.string(), z.string()).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
});
