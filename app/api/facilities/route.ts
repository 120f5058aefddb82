import { listFacilities } from '@/lib/property/queries/facilities';
import { facilitiesJsonSchema } from '@/lib/property/representation';
import { readRoute } from '@/lib/route/define';

export const GET = readRoute({
  output: facilitiesJsonSchema,
  read: ({ context }) => listFacilities(context.locale),
});
