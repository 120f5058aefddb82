import { brandPictureSchema } from '@/lib/brand/schema';
import { LOGO_MAXIMUM_BYTES, redrawLogo } from '@/lib/people/agency/logo';
import { bringBrandPicture } from '@/lib/people/brand/commands';
import { uploadRoute } from '@/lib/web/route/upload';

/** A logo or an icon as the body, or as the field `logo` of a multipart form; PATCH puts it in its place. */
export const POST = uploadRoute({
  name: 'bringBrandLogo',
  access: 'admin',
  maximumBytes: LOGO_MAXIMUM_BYTES,
  field: 'logo',
  output: brandPictureSchema,
  prepare: redrawLogo,
  write: (tx, logo, context, { brandId = '' }) => bringBrandPicture(tx, context.viewer, brandId, logo, context),
});
