import { getOwed, toOwedJson } from '@/lib/money/ledger/queries/owed';
import { owedJsonSchema } from '@/lib/money/ledger/schema';
import { readRoute } from '@/lib/web/route/define';

/** What the caller's hotel or operator owes agencies on its own bookings; 404 while a client looks on. */
export const GET = readRoute({
  access: 'desk',
  output: owedJsonSchema,
  read: async ({ viewer }) => {
    const owed = await getOwed(viewer);
    return owed && toOwedJson(owed);
  },
});
