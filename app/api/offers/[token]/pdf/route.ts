import { offerDocument } from '@/lib/documents/offer/document';
import { getOfferByToken } from '@/lib/sales/offer/queries/client-offer';
import { documentRoute } from '@/lib/web/route/document';

export const GET = documentRoute(async (_request, { token = '' }, { brandId }) => {
  const shown = await getOfferByToken(token, brandId);
  return shown && offerDocument(shown, shown.link);
});
