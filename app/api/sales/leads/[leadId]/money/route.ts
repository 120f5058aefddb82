import { getEffectiveBrand } from '@/lib/brand/queries';
import { getDues } from '@/lib/money/dues/queries';
import { moneyOfLeadJsonSchema, toDueJson } from '@/lib/money/dues/schema';
import { getLeadMoney, toLeadMoneyJson } from '@/lib/money/ledger/queries/lead-money';
import { readRoute } from '@/lib/web/route/define';

/** What the lead earns, where that is, and why; and what is to be paid for it. */
export const GET = readRoute({
  access: 'hotels',
  output: moneyOfLeadJsonSchema,
  read: async ({ viewer, params, context }) => {
    const leadId = params.leadId ?? '';
    const money = await getLeadMoney(viewer, leadId, await getEffectiveBrand(viewer, context));
    const dues = await getDues(viewer, leadId);
    if (!money && dues.length === 0) return null;
    return { ...(money && { commission: toLeadMoneyJson(money) }), dues: dues.map(toDueJson) };
  },
});
