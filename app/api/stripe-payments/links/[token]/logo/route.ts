import { getPaymentByToken } from '@/lib/money/payment-link/queries/client';
import { documentRoute } from '@/lib/web/route/document';

/** The agency's logo for whoever holds the link. */
export const GET = documentRoute(
  async (_request, { token = '' }) => (await getPaymentByToken(token))?.agency.logo ?? null,
);
