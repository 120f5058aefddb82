import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/shell/empty-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { paths } from '@/lib/routing/paths';
import { guardPage } from '@/lib/session/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agencyPages.supervisor');
  return { title: t('title') };
}

export default async function SupervisorPage() {
  const viewer = await guardPage('supervisorAgentDashboard');
  if (!viewer) return <NotRegistered />;
  return <EmptyPage name="supervisor" next={paths.agencyTeam()} />;
}
