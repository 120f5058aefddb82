import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ManagePage } from '@/components/people/manage/manage-page';
import { Answers } from '@/components/sales/destination-request/answers';
import { LinesSkeleton } from '@/components/ui/skeleton';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('manage');
  return { title: t('destinations.title'), description: t('description') };
}

export default async function ManagedDestinations() {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const t = await getTranslations('manage.destinations');
  return (
    <ManagePage title={t('title')}>
      <Suspense fallback={<LinesSkeleton />}>
        <Answers viewer={viewer} />
      </Suspense>
    </ManagePage>
  );
}
