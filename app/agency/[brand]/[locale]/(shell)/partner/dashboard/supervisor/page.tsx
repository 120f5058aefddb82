import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/shell/empty-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agencyPages.supervisor');
  return { title: t('title') };
}

export default async function SupervisorPage() {
  const viewer = await guardPage('supervisorAgentDashboard');
  if (!viewer) return <NotRegistered />;
  return <EmptyPage name="supervisor" next={paths.agencyTeam()} />;
}
