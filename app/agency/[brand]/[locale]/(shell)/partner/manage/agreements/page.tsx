import type { Metadata } from 'next';
import { Suspense } from 'react';
import { RewardDesk } from '@/components/money/reward/reward-desk';
import { ManagePage } from '@/components/people/manage/manage-page';
import { AgreementDesk } from '@/components/rates/agreement/agreement-desk';
import { LinesSkeleton } from '@/components/ui/skeleton';
import { getPage } from '@/lib/catalogue/content/page';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { getAgreementChoices } from '@/lib/rates/agreement/queries';
import { readAgreementsQuery } from '@/lib/rates/agreement/schema';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agreements');
  return { title: t('title'), description: t('description') };
}

export default async function AgreementsPage({ searchParams }: Props) {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const [t, { locale }, asked] = await Promise.all([getTranslations('agreements'), getPage(), searchParams]);
  const query = readAgreementsQuery(asked);
  const choices = getAgreementChoices(viewer);
  return (
    <ManagePage title={t('title')} lead={t('lead')}>
      <Suspense key={JSON.stringify(query)} fallback={<LinesSkeleton />}>
        <AgreementDesk viewer={viewer} query={query} choices={choices} locale={locale} />
      </Suspense>
      <Suspense fallback={<LinesSkeleton />}>
        <RewardDesk viewer={viewer} agencies={choices.then((all) => all.agencies)} locale={locale} />
      </Suspense>
    </ManagePage>
  );
}
