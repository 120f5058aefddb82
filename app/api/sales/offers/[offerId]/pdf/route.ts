import { offerDocument } from '@/lib/documents/offer/document';
import { getOfferAsClient } from '@/lib/sales/offer/queries/client-offer';
import { documentRoute } from '@/lib/web/route/document';
import { requireViewer } from '@/lib/web/route/viewer';

/** The newest version, a draft too, for those who make it. */
export const GET = documentRoute(async (request, { offerId = '' }) => {
  const viewer = await requireViewer(request, 'hotels');
  const shown = await getOfferAsClient(viewer, offerId);
  return shown && offerDocument(shown, shown.link);
});
