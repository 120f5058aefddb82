import { showsDemoProperties } from '@/lib/catalogue/property/listed';
import { getPropertyNights } from '@/lib/rates/taken/queries';
import { nightSignsSchema } from '@/lib/rates/taken/schema';
import { readRoute } from '@/lib/web/route/define';
import { readersRoute } from '@/lib/web/route/reader';

const anybody = readRoute({
  output: nightSignsSchema,
  read: ({ params: { propertyId = '' }, context }) => getPropertyNights(propertyId, context.includeDemos),
});

const agency = readRoute({
  access: 'hotels',
  output: nightSignsSchema,
  read: ({ params: { propertyId = '' }, context, viewer }) =>
    getPropertyNights(propertyId, showsDemoProperties(viewer, context.includeDemos)),
});

export const GET = readersRoute({ anybody, agency });
