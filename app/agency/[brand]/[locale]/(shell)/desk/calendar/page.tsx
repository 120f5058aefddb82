import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CalendarPage } from '@/components/rates/night/calendar-page';
import { StayCalendarPage } from '@/components/rates/stay/stay-calendar-page';
import { EmptyPage } from '@/components/shell/empty-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { deskHotel } from '@/lib/people/access/hotel';
import { isPropertyDesk } from '@/lib/people/access/property';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { getRoomCalendar } from '@/lib/rates/night/queries';
import { calendarQuerySchema } from '@/lib/rates/night/schema';
import { getStayCalendar } from '@/lib/rates/stay/queries';
import { stayCalendarQuerySchema } from '@/lib/rates/stay/schema';
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
  const asked = await searchParams;
  const ofProperty = stayCalendarQuerySchema.parse(asked);
  if (isPropertyDesk(viewer, ofProperty.property?.[0])) {
    const calendar = await getStayCalendar(viewer, { propertyIds: ofProperty.property, from: ofProperty.from });
    if (!calendar) notFound();
    return <StayCalendarPage calendar={calendar} locale={locale} />;
  }
  const { from, days, hotel } = calendarQuerySchema.parse(asked);
  const hotelId = deskHotel(viewer, hotel);
  const page = hotelId && (await getRoomCalendar(viewer, { hotelId, from, days, locale }));
  if (!page) {
    const brand = await currentBrand();
    return <EmptyPage name="desk" next={`mailto:${brand.email}`} />;
  }
  return <CalendarPage page={page} locale={locale} hotel={viewer.hotelId === hotelId ? undefined : hotelId} />;
}
