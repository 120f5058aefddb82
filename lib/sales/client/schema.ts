import { z } from 'zod';

/** The address of the list: what is looked for. */
export const clientsQuerySchema = z.object({ search: z.string().trim().max(100).optional().catch(undefined) });
