import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DistributionPage } from '@/components/catalogue/hotel/distribution-page';
import { HotelMissing } from '@/components/catalogue/hotel/hotel-missing';
import { getPage } from '@/lib/catalogue/content/page';
import { showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { getPublicHotel } from '@/lib/catalogue/hotel/queries/detail';
import { currentViewer } from '@/lib/people/session/page';
import { clock } from '@/lib/platform/clock';
import { isPlainDate } from '@/lib/platform/dates';

type Props = {
  params: Promise<{ hotelId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

async function readHotel({ params }: Props) {
  const [{ hotelId }, { locale, includeDemos }, viewer] = await Promise.all([params, getPage(), currentViewer()]);
  const shows = { includeDemos: showsDemoHotels(viewer, includeDemos) };
  return { locale, hotel: await getPublicHotel(decodeURIComponent(hotelId), locale, shows) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, { hotel }] = await Promise.all([getTranslations('hotel.missing'), readHotel(props)]);
  return { title: hotel?.name ?? t('title') };
}

const dayOf = (value: unknown) => (isPlainDate(value) ? value : '');

/** Open to everybody, the same to everybody (decisions §2). */
export default async function HotelDistributionPage(props: Props) {
  const [{ hotel, locale }, query, today] = await Promise.all([readHotel(props), props.searchParams, clock.today()]);
  if (!hotel) return <HotelMissing />;
  const period = { checkIn: dayOf(query.checkInDate), checkOut: dayOf(query.checkOutDate) };
  return <DistributionPage hotel={hotel} locale={locale} today={today} period={period} />;
}
