import type { Metadata } from 'next';
import { Suspense } from 'react';
import { RunDesk } from '@/components/money/payout-run/run-desk';
import { ManagePage } from '@/components/people/manage/manage-page';
import { LinesSkeleton } from '@/components/ui/skeleton';
import { getPage } from '@/lib/catalogue/content/page';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('payoutRun');
  return { title: t('title'), description: t('description') };
}

export default async function PayoutRunsPage() {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const [t, { locale }] = await Promise.all([getTranslations('payoutRun'), getPage()]);
  return (
    <ManagePage title={t('title')} lead={t('lead')}>
      <Suspense fallback={<LinesSkeleton />}>
        <RunDesk viewer={viewer} locale={locale} />
      </Suspense>
    </ManagePage>
  );
}
