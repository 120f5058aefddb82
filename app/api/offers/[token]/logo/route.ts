import { getOfferByToken } from '@/lib/sales/offer/queries/client-offer';
import { documentRoute } from '@/lib/web/route/document';

/** The agency's logo for whoever holds the link. */
export const GET = documentRoute(async (_request, { token = '' }, { brandId }) => {
  return (await getOfferByToken(token, brandId))?.logo ?? null;
});
