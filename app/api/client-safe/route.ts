import { setClientSafe } from '@/lib/people/identity/commands/client-safe';
import { clientSafeSchema } from '@/lib/people/identity/schema';
import { writeRoute } from '@/lib/web/route/define';

/** Hides everything earned from every answer of this session, or shows it again: `{ isClientSafe }`. */
export const POST = writeRoute({
  name: 'client-safe',
  access: 'hotels',
  input: clientSafeSchema,
  output: clientSafeSchema,
  isRepeatable: true,
  write: async (tx, { isClientSafe }, { sessionId }) => {
    await setClientSafe(tx, isClientSafe, sessionId);
    return { isClientSafe };
  },
});
