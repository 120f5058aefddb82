import { showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { listInspirationPosts } from '@/lib/catalogue/hotel/queries/inspiration';
import {
  inspirationQuerySchema,
  inspirationsJsonSchema,
  toInspirationJson,
} from '@/lib/catalogue/hotel/representation';
import { readRoute } from '@/lib/web/route/define';

export const GET = readRoute({
  access: 'hotels',
  query: inspirationQuerySchema,
  output: inspirationsJsonSchema,
  read: async ({ query: { hotelId }, context: { locale, includeDemos }, viewer }) => {
    const posts = await listInspirationPosts(locale, { includeDemos: showsDemoHotels(viewer, includeDemos), hotelId });
    return posts.map(toInspirationJson);
  },
});
