import { offerDocument } from '@/lib/documents/offer/document';
import { paths } from '@/lib/platform/addresses/paths';
import { getOfferByToken } from '@/lib/sales/offer/queries/client-offer';
import { documentRoute } from '@/lib/web/route/document';

export const GET = documentRoute(async (_request, { token = '' }, { origin }) => {
  const shown = await getOfferByToken(token);
  return shown && offerDocument(shown, `${origin}${paths.clientOffer(token)}`);
});
