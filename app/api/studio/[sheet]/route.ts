import { mailInLook } from '@/lib/documents/mail/studio';
import { offerDocument } from '@/lib/documents/offer/document';
import { AppError } from '@/lib/platform/errors';
import { getOfferInLook, readLook } from '@/lib/sales/studio/queries';
import { studioQuerySchema } from '@/lib/sales/studio/schema';
import { documentRoute } from '@/lib/web/route/document';
import { fieldErrors } from '@/lib/web/route/problem';
import { requireViewer } from '@/lib/web/route/viewer';

/** The newest offer as a PDF, or a mail, in a look that nobody has saved: nothing is stored and nothing is sent. */
export const GET = documentRoute(async (request, { sheet = '' }, context) => {
  const viewer = await requireViewer(request, 'studio');
  const asked = studioQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) throw new AppError('invalidInput', { fields: fieldErrors(asked.error), status: 400 });
  if (sheet !== 'pdf' && sheet !== 'mail') return null;
  const look = await readLook(viewer, asked.data, context);
  if (!look) return null;
  const shown = await getOfferInLook(viewer, look);
  if (sheet === 'pdf') return shown && offerDocument(shown, null);
  const html = await mailInLook(look, shown, { viewer, locale: context.locale });
  return { bytes: new TextEncoder().encode(html), mediaType: 'text/html; charset=utf-8' };
});
