import { listLastLeads } from '@/lib/sales/lead/queries/clients';
import { lastLeadsJsonSchema } from '@/lib/sales/lead/schema';
import { readRoute } from '@/lib/web/route/define';

export const GET = readRoute({
  access: 'hotels',
  output: lastLeadsJsonSchema,
  read: ({ viewer }) => listLastLeads(viewer),
});
