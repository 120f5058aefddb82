import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SetUpList } from '@/components/people/agency/set-up-list';
import { EmptyPage } from '@/components/shell/empty-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { PageSwitch } from '@/components/shell/page-switch';
import { judgeCall } from '@/lib/people/access/rules';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [t, { scope }] = await Promise.all([getTranslations('agencyPages'), searchParams]);
  return { title: t(scope === 'team' ? 'team.title' : 'dashboard.title') };
}

/** `?scope=team` is for supervisors; anybody else sees their own leads whatever the address says (decisions §2). */
export default async function DashboardPage({ searchParams }: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const [t, { scope }] = await Promise.all([getTranslations('agencyPages.scope'), searchParams]);
  const isSupervisor = judgeCall(viewer, 'supervisorAgentDashboard') === 'allowed';
  const isTeam = isSupervisor && scope === 'team';
  const scopes = [
    { href: paths.dashboard(), label: t('mine'), isHere: !isTeam },
    { href: paths.dashboard({ scope: 'team' }), label: t('team'), isHere: isTeam },
  ];
  return (
    <EmptyPage
      name={isTeam ? 'team' : 'dashboard'}
      notice={<SetUpList viewer={viewer} />}
      aside={isSupervisor && <PageSwitch label={t('label')} pages={scopes} />}
      next={isTeam ? paths.agencyTeam() : paths.hotels()}
    />
  );
}
