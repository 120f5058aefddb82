import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CalendarPage } from '@/components/rates/night/calendar-page';
import { EmptyPage } from '@/components/shell/empty-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { deskHotel } from '@/lib/people/access/hotel';
import { guardPage } from '@/lib/people/session/page';
import { getRoomCalendar } from '@/lib/rates/night/queries';
import { calendarQuerySchema } from '@/lib/rates/night/schema';
import { currentBrand } from '@/lib/web/brand/page';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskCalendar');
  return { title: t('title') };
}

export default async function DeskCalendarPage({ searchParams }: Props) {
  const viewer = await guardPage('desk');
  if (!viewer) return <NotRegistered />;
  const { locale } = await getPage();
  const { from, days, hotel } = calendarQuerySchema.parse(await searchParams);
  const hotelId = deskHotel(viewer, hotel);
  const page = hotelId && (await getRoomCalendar(viewer, { hotelId, from, days, locale }));
  if (!page) {
    const brand = await currentBrand();
    return <EmptyPage name="desk" next={`mailto:${brand.email}`} />;
  }
  return <CalendarPage page={page} locale={locale} hotel={viewer.hotelId === hotelId ? undefined : hotelId} />;
}
