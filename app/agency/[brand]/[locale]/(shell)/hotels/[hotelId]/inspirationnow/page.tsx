import type { Metadata } from 'next';
import { HotelMissing } from '@/components/catalogue/hotel/hotel-missing';
import { InspirationFeed } from '@/components/catalogue/hotel/inspiration-feed';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { openInspirationPosts } from '@/lib/catalogue/hotel/commands';
import { showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { getHotel } from '@/lib/catalogue/hotel/queries/detail';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hotel.inspiration');
  return { title: t('title') };
}

export default async function HotelInspirationPage({ params }: { params: Promise<{ hotelId: string }> }) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const [{ hotelId }, { locale, includeDemos }] = await Promise.all([params, getPage()]);
  const shows = showsDemoHotels(viewer, includeDemos);
  const hotel = await getHotel(decodeURIComponent(hotelId), locale, shows);
  if (!hotel) return <HotelMissing />;
  const posts = await openInspirationPosts(viewer, hotel._id, { locale, includeDemos: shows });
  return <InspirationFeed posts={posts} locale={locale} hotel={hotel} />;
}
