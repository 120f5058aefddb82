import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/shell/empty-page';
import { NotRegistered } from '@/components/shell/not-registered';
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
  const { scope } = await searchParams;
  const isSupervisor = judgeCall(viewer, 'supervisorAgentDashboard') === 'allowed';
  const isTeam = isSupervisor && scope === 'team';
  return (
    <EmptyPage
      name={isTeam ? 'team' : 'dashboard'}
      aside={isSupervisor && <Scopes isTeam={isTeam} />}
      next={isTeam ? paths.agencyTeam() : paths.hotels()}
    />
  );
}

async function Scopes({ isTeam }: { isTeam: boolean }) {
  const t = await getTranslations('agencyPages.scope');
  const scopes = [
    { href: paths.dashboard(), label: t('mine'), isHere: !isTeam },
    { href: paths.dashboard({ scope: 'team' }), label: t('team'), isHere: isTeam },
  ];
  return (
    <nav aria-label={t('label')} className="flex overflow-hidden rounded-desk border border-line-strong text-13">
      {scopes.map(({ href, label, isHere }) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          aria-current={isHere ? 'page' : undefined}
          className="bg-surface px-3.5 py-1.5 not-first:border-l not-first:border-line-strong -outline-offset-2! aria-[current]:bg-main-light2 aria-[current]:font-bold aria-[current]:text-main-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
