import { findInPalette } from '@/lib/sales/palette/queries';
import { paletteJsonSchema, paletteQuerySchema } from '@/lib/sales/palette/schema';
import { readRoute } from '@/lib/web/route/define';

/** Of the caller's own: by words, or what they opened lately. */
export const GET = readRoute({
  access: 'signedIn',
  query: paletteQuerySchema,
  output: paletteJsonSchema,
  read: ({ query, viewer, context: { locale, includeDemos } }) =>
    findInPalette(viewer, { ...query, locale, isDemoHost: includeDemos }),
});
