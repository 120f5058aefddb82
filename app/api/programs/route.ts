import { listProgrammes } from '@/lib/people/programme/queries';
import { programmeQuerySchema, programmesJsonSchema } from '@/lib/people/programme/schema';
import { readRoute } from '@/lib/web/route/define';

export const GET = readRoute({
  access: 'signedIn',
  query: programmeQuerySchema,
  output: programmesJsonSchema,
  read: ({ query }) => listProgrammes(query.isVisibleInHotelSearch),
});
