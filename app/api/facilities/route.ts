import { listFacilities } from '@/lib/catalogue/property/queries/facilities';
import { facilitiesJsonSchema } from '@/lib/catalogue/property/representation';
import { readRoute } from '@/lib/web/route/define';

export const GET = readRoute({
  output: facilitiesJsonSchema,
  read: ({ context }) => listFacilities(context.locale),
});
