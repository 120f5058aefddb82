import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SetUpList } from '@/components/people/agency/set-up-list';
import { EmptyPage } from '@/components/shell/empty-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agencyPages.hotels');
  return { title: t('title') };
}

export default async function HotelsPage() {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  return <EmptyPage name="hotels" notice={<SetUpList viewer={viewer} />} next={paths.network()} />;
}
