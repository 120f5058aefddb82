import { getBrand } from '@/lib/brand/queries';
import { bookingPdf } from '@/lib/documents/booking/pdf';
import { getGuestBooking } from '@/lib/sales/booking/queries/booking';
import { documentRoute } from '@/lib/web/route/document';

/** A guest's booking, to keep and to print. */
export const GET = documentRoute(async (_request, { token = '' }, { brandId, locale }) => {
  const [booking, brand] = await Promise.all([getGuestBooking(token, locale), getBrand(brandId)]);
  return booking && brand && bookingPdf(booking, brand, locale);
});
