import { addPicture, changePictures } from '@/lib/catalogue/desk/commands/pictures';
import { contentJsonSchema, picturesSchema } from '@/lib/catalogue/desk/schema';
import { PICTURE_MAXIMUM_BYTES, redrawPicture } from '@/lib/platform/media/redraw';
import { writeRoute } from '@/lib/web/route/define';
import { uploadRoute } from '@/lib/web/route/upload';

/** A picture as the body, or as the field `picture` of a multipart form. */
export const POST = uploadRoute({
  name: 'addPropertyPicture',
  access: 'desk',
  maximumBytes: PICTURE_MAXIMUM_BYTES,
  field: 'picture',
  output: contentJsonSchema,
  prepare: redrawPicture,
  write: (tx, picture, context, { propertyId = '' }) =>
    addPicture(tx, context.viewer, { propertyId }, picture, context),
});

export const PATCH = writeRoute({
  name: 'changePropertyPictures',
  access: 'desk',
  input: picturesSchema,
  output: contentJsonSchema,
  write: (tx, input, context, { propertyId = '' }) =>
    changePictures(tx, context.viewer, { propertyId }, input, context),
});
