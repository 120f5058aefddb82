import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ManagePage } from '@/components/people/manage/manage-page';
import { Overview, OverviewSkeleton } from '@/components/people/manage/overview';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('manage');
  return { title: t('title'), description: t('description') };
}

export default async function ManageOverview() {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const t = await getTranslations('manage');
  return (
    <ManagePage title={t('title')} lead={t('lead')}>
      <Suspense fallback={<OverviewSkeleton />}>
        <Overview viewer={viewer} />
      </Suspense>
    </ManagePage>
  );
}
