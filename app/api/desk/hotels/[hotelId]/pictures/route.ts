import { addPicture, changePictures } from '@/lib/catalogue/desk/commands/pictures';
import { contentJsonSchema, picturesSchema } from '@/lib/catalogue/desk/schema';
import { PICTURE_MAXIMUM_BYTES, redrawPicture } from '@/lib/platform/media/redraw';
import { writeRoute } from '@/lib/web/route/define';
import { uploadRoute } from '@/lib/web/route/upload';

/** A picture as the body, or as the field `picture` of a multipart form. */
export const POST = uploadRoute({
  name: 'addHotelPicture',
  access: 'desk',
  maximumBytes: PICTURE_MAXIMUM_BYTES,
  field: 'picture',
  output: contentJsonSchema,
  prepare: redrawPicture,
  write: (tx, picture, context, { hotelId = '' }) => addPicture(tx, context.viewer, { hotelId }, picture, context),
});

export const PATCH = writeRoute({
  name: 'changeHotelPictures',
  access: 'desk',
  input: picturesSchema,
  output: contentJsonSchema,
  write: (tx, input, context, { hotelId = '' }) => changePictures(tx, context.viewer, { hotelId }, input, context),
});
