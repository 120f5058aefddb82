import { z } from 'zod';

export const outboxStates = ['waiting', 'failed', 'delivered'] as const;

/** The address of the admins' list of deliveries. */
export const outboxQuerySchema = z.object({
  state: z.enum(outboxStates).catch('waiting').default('waiting'),
  topic: z.string().min(1).max(80).optional().catch(undefined),
  /** Of what was delivered: today's alone. */
  since: z.literal('today').optional().catch(undefined),
});
export type OutboxQuery = z.output<typeof outboxQuerySchema>;
