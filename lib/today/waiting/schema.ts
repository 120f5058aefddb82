import { z } from 'zod';

/** What the menu counts: due before midnight, offers and messages that wait. */
export const waitingCountsSchema = z.strictObject({
  today: z.int(),
  offers: z.int(),
  conversations: z.int(),
  deskConversations: z.int(),
});
export type WaitingCounts = z.infer<typeof waitingCountsSchema>;

/** GET /api/today/stream. `after`: the last event known, which is what it said. */
export const waitingStreamQuerySchema = z.object({
  after: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6}){3}$/)
    .optional(),
});

/** The name of an event: nothing is said twice in a row. */
export const idOfCounts = ({ today, offers, conversations, deskConversations }: WaitingCounts): string =>
  [today, offers, conversations, deskConversations].join('.');
