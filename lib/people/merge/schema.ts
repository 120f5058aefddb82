import { z } from 'zod';

/** POST /api/users/{userId}/merge: the account that stays. */
export const mergeSchema = z.strictObject({ into: z.string({ error: 'required' }).trim().min(1, 'required').max(80) });
export type MergeInput = z.output<typeof mergeSchema>;

export const mergedJsonSchema = z.strictObject({ _id: z.string(), mergedInto: z.string() });
