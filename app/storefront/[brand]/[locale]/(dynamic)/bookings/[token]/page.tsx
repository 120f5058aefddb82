import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BookingPage, MissingBooking } from '@/components/sales/booking/booking-page';
import { getBrand } from '@/lib/brand/queries';
import { getPage } from '@/lib/catalogue/content/page';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { getGuestBooking } from '@/lib/sales/booking/queries/booking';
import { pageMetadata } from '@/lib/web/seo/metadata';

type Props = { params: Promise<{ token: string }> };

async function readPage({ params }: Props) {
  const [{ token }, page] = await Promise.all([params, getPage()]);
  const [booking, brand] = await Promise.all([getGuestBooking(token, page.locale), getBrand(page.brandId)]);
  if (!brand) notFound();
  return { ...page, token, brand, booking };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ locale, booking }, t] = await Promise.all([readPage(props), getTranslations('booking.page')]);
  return pageMetadata({
    locale,
    path: paths.booking(''),
    title: booking ? t('title', { reference: booking.reference }) : t('missing.heading'),
    description: t('description'),
    isIndexable: false,
  });
}

/** The state of a guest's booking and its papers, for whoever has the link of its mails. */
export default async function GuestBookingPage(props: Props) {
  const { booking, token, locale, brand } = await readPage(props);
  if (!booking) return <MissingBooking locale={locale} />;
  return <BookingPage booking={booking} token={token} locale={locale} brand={brand} />;
}
