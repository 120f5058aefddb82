import { storeLogo } from '@/lib/people/agency/commands/logo';
import { LOGO_MAXIMUM_BYTES, redrawLogo } from '@/lib/people/agency/logo';
import { logoJsonSchema } from '@/lib/people/agency/schema';
import { uploadRoute } from '@/lib/web/route/upload';

/** A picture as the body, or as the field `logo` of a multipart form. */
export const POST = uploadRoute({
  name: 'uploadLogo',
  access: 'supervisorAgentDashboard',
  maximumBytes: LOGO_MAXIMUM_BYTES,
  field: 'logo',
  output: logoJsonSchema,
  prepare: redrawLogo,
  write: (tx, logo, context, params) => storeLogo(tx, context.viewer, params.agencyId ?? '', logo, context),
});
