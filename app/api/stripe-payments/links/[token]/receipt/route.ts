import { receiptPdf } from '@/lib/documents/receipt/pdf';
import { getPaymentByToken } from '@/lib/money/payment-link/queries/client';
import { documentRoute } from '@/lib/web/route/document';

/** For whoever holds the link of a due that was paid. */
export const GET = documentRoute(async (_request, { token = '' }) => {
  const payment = await getPaymentByToken(token);
  return payment && receiptPdf(payment);
});
