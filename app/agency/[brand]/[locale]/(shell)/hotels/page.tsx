import type { Metadata } from 'next';
import { SetUpList } from '@/components/people/agency/set-up-list';
import { HotelSearchPage } from '@/components/sales/search/hotel/hotel-search-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { HotelSearchParams } from '@/lib/sales/search/hotel/fields';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agencyPages.hotels');
  return { title: t('title'), description: t('lead') };
}

type Props = { searchParams: Promise<HotelSearchParams> };

export default async function HotelsPage({ searchParams }: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  return (
    <HotelSearchPage viewer={viewer} params={await searchParams} notice={<SetUpList viewer={viewer} isFolded />} />
  );
}
