import { z } from 'zod';

export const outboxStates = ['waiting', 'failed', 'delivered'] as const;

/** The address of the admins' list of deliveries. */
export const outboxQuerySchema = z.object({ state: z.enum(outboxStates).catch('waiting').default('waiting') });
