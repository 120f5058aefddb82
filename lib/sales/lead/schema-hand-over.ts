import { z } from 'zod';

/** POST /api/travel-agencies/{agencyId}/members/{userId}/leads: to whom. */
export const handOverSchema = z.strictObject({ toId: z.string('required').min(1, 'required').max(64) });
export type HandOver = z.output<typeof handOverSchema>;

/** How many now are theirs. */
export const handedOverJsonSchema = z.strictObject({ leads: z.int(), offers: z.int() });
