import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AgencyHistory } from '@/components/people/agency/agency-history';
import { AgencyTabs } from '@/components/people/agency/agency-tabs';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { LinesSkeleton } from '@/components/ui/skeleton';
import { auditQuerySchema } from '@/lib/people/audit/schema';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agency.history');
  return { title: t('title'), description: t('description') };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AgencyHistoryPage({ searchParams }: Props) {
  const viewer = await guardPage('supervisorAgentDashboard');
  if (!viewer?.agency) return <NotRegistered />;
  const [t, asked] = await Promise.all([getTranslations('agency.history'), searchParams]);
  const query = auditQuerySchema.pick({ before: true }).parse({ before: [asked.before].flat()[0] });
  return (
    <AgencyPage title={t('title')} lead={t('lead', { name: viewer.agency.name })}>
      <AgencyTabs viewer={viewer} />
      <Suspense key={query.before} fallback={<LinesSkeleton />}>
        <AgencyHistory viewer={viewer} query={query} />
      </Suspense>
    </AgencyPage>
  );
}
