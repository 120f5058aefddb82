import { z } from 'zod';

/** What is told of the demonstration while it begins anew. */
export const anewSchema = z.object({ step: z.enum(['database', 'data', 'restart', 'failed']).nullable() });
