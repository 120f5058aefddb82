import { nothingSchema } from '@/lib/people/membership/schema';
import { retryDelivery } from '@/lib/people/outbox/commands';
import { writeRoute } from '@/lib/web/route/define';

/** Admins send a delivery that waits or was given up once more. */
export const POST = writeRoute({
  name: 'retryOutbox',
  access: 'admin',
  input: nothingSchema,
  output: nothingSchema,
  isRepeatable: true,
  write: async (tx, _input, context, params) => {
    await retryDelivery(tx, context.viewer, params.outboxId ?? '', context);
    return {};
  },
});
