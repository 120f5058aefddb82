import { getEffectiveBrand } from '@/lib/brand/queries';
import { getLeadMoney, toLeadMoneyJson } from '@/lib/money/ledger/queries/lead-money';
import { leadMoneyJsonSchema } from '@/lib/money/ledger/schema';
import { readRoute } from '@/lib/web/route/define';

/** What the lead earns, where that is, and why. */
export const GET = readRoute({
  access: 'hotels',
  output: leadMoneyJsonSchema,
  read: async ({ viewer, params, context }) => {
    const money = await getLeadMoney(viewer, params.leadId ?? '', await getEffectiveBrand(viewer, context));
    return money && toLeadMoneyJson(money);
  },
});
