import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ManagersPage } from '@/components/catalogue/desk/managers-page';
import { EmptyPage } from '@/components/shell/empty-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { getHotelContent } from '@/lib/catalogue/desk/queries';
import { deskHotel } from '@/lib/people/access/hotel';
import { guardPage } from '@/lib/people/session/page';
import { currentBrand } from '@/lib/web/brand/page';

type Props = { searchParams: Promise<{ hotel?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskManagers');
  return { title: t('title') };
}

export default async function DeskManagersPage({ searchParams }: Props) {
  const viewer = await guardPage('desk');
  if (!viewer) return <NotRegistered />;
  const [{ locale }, { hotel }] = await Promise.all([getPage(), searchParams]);
  const hotelId = deskHotel(viewer, typeof hotel === 'string' ? hotel : undefined);
  const content = hotelId && (await getHotelContent(viewer, hotelId, locale));
  if (!content) {
    const brand = await currentBrand();
    return <EmptyPage name="desk" next={`mailto:${brand.email}`} />;
  }
  return <ManagersPage content={content} locale={locale} />;
}
