import { offerDocument } from '@/lib/documents/offer/document';
import { paths } from '@/lib/platform/addresses/paths';
import { getOfferAsClient } from '@/lib/sales/offer/queries/client-offer';
import { documentRoute } from '@/lib/web/route/document';
import { requireViewer } from '@/lib/web/route/viewer';

/** The newest version, a draft too, for those who make it. */
export const GET = documentRoute(async (request, { offerId = '' }, { origin }) => {
  const viewer = await requireViewer(request, 'hotels');
  const shown = await getOfferAsClient(viewer, offerId);
  return shown && offerDocument(shown, shown.token && `${origin}${paths.clientOffer(shown.token)}`);
});
