import { bringPicture } from '@/lib/catalogue/manage/commands/pictures';
import { requireKind } from '@/lib/catalogue/manage/kinds/require';
import { managedPictureSchema } from '@/lib/catalogue/manage/schema';
import { PICTURE_MAXIMUM_BYTES, redrawPicture } from '@/lib/platform/media/redraw';
import { uploadRoute } from '@/lib/web/route/upload';

/** A picture as the body, or as the field `picture` of a multipart form. */
export const POST = uploadRoute({
  name: 'bringPicture',
  access: 'desk',
  maximumBytes: PICTURE_MAXIMUM_BYTES,
  field: 'picture',
  output: managedPictureSchema,
  prepare: redrawPicture,
  write: (tx, picture, context, { kind = '', id = '' }) =>
    bringPicture(tx, context.viewer, { kind: requireKind(kind), id, picture }, context),
});
