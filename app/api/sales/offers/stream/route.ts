import { followOffer } from '@/lib/sales/offer/queries/follow';
import { offerStreamQuerySchema } from '@/lib/sales/offer/schema';
import { streamRoute } from '@/lib/web/route/stream';

/** That something happened with an offer, since `Last-Event-ID` (or `after`) and from then on. */
export const GET = streamRoute({ access: 'hotels', query: offerStreamQuerySchema, follow: followOffer });
