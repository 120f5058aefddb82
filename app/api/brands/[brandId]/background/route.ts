import { brandPictureSchema } from '@/lib/brand/schema';
import { bringBrandPicture } from '@/lib/people/brand/commands';
import { PICTURE_MAXIMUM_BYTES, redrawPicture } from '@/lib/platform/media/redraw';
import { uploadRoute } from '@/lib/web/route/upload';

/** What lies under the menu bar, as the body or as the field `picture` of a multipart form; PATCH puts it in its place. */
export const POST = uploadRoute({
  name: 'bringBrandBackground',
  access: 'admin',
  maximumBytes: PICTURE_MAXIMUM_BYTES,
  field: 'picture',
  output: brandPictureSchema,
  prepare: redrawPicture,
  write: (tx, picture, context, { brandId = '' }) => bringBrandPicture(tx, context.viewer, brandId, picture, context),
});
