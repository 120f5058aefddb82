import { listProgrammes } from '@/lib/programme/queries';
import { programmeQuerySchema, programmesJsonSchema } from '@/lib/programme/schema';
import { readRoute } from '@/lib/route/define';

export const GET = readRoute({
  access: 'signedIn',
  query: programmeQuerySchema,
  output: programmesJsonSchema,
  read: ({ query }) => listProgrammes(query.isVisibleInHotelSearch),
});
