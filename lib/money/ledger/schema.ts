import { z } from 'zod';

/** What a posting keeps of its reason: every line's base in minor units, and its percent. */
export const whySchema = z.object({
  basis: z.enum(['price', 'fee']),
  lines: z.array(z.object({ base: z.int(), percent: z.number() })),
});
export type PostingWhy = z.output<typeof whySchema>;
