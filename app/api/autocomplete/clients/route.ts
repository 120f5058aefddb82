import { findClients } from '@/lib/sales/lead/queries/clients';
import { clientQuerySchema, clientsJsonSchema } from '@/lib/sales/lead/schema';
import { readRoute } from '@/lib/web/route/define';

export const GET = readRoute({
  access: 'hotels',
  query: clientQuerySchema,
  output: clientsJsonSchema,
  read: ({ query, viewer }) => findClients(viewer, query.fullText),
});
