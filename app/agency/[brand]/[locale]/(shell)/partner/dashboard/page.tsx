import type { Metadata } from 'next';
import { SetUpList } from '@/components/people/agency/set-up-list';
import { LeadSection } from '@/components/sales/lead/lead-board';
import { openedTitle } from '@/components/sales/lead/opened-title';
import { AgencyPage, TextLink } from '@/components/shell/agency-page';
import { EmptyPage } from '@/components/shell/empty-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { PageSwitch } from '@/components/shell/page-switch';
import { TodayBoard } from '@/components/today/deadline/today-board';
import type { TodayView } from '@/components/today/deadline/view';
import type { EffectiveBrand } from '@/lib/brand/types';
import { getPage } from '@/lib/catalogue/content/page';
import { judgeCall } from '@/lib/people/access/rules';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { hasLeads } from '@/lib/sales/lead/queries/leads';
import { readDashboardQuery } from '@/lib/sales/lead/schema';
import { listToday } from '@/lib/today/deadline/queries/list';
import { readTodayQuery } from '@/lib/today/deadline/schema';
import { todayLead } from '@/lib/today/deadline/words';
import { currentBrand } from '@/lib/web/brand/page';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [t, asked] = await Promise.all([getTranslations('agencyPages'), searchParams]);
  const { scope, 'hotel-lead-id': openedId } = readDashboardQuery(asked);
  return { title: (await openedTitle(openedId, 'hotels')) ?? t(scope === 'team' ? 'team.title' : 'dashboard.title') };
}

/** `?scope=team` is for supervisors; anybody else sees their own leads whatever the address says (rule 2.2). */
export default async function DashboardPage({ searchParams }: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const [t, asked] = await Promise.all([getTranslations('agencyPages'), searchParams]);
  const query = readDashboardQuery(asked);
  const isSupervisor = judgeCall(viewer, 'supervisorAgentDashboard') === 'allowed';
  const isTeam = isSupervisor && query.scope === 'team';
  const scopes = [
    { href: paths.dashboard(), label: t('scope.mine'), isHere: !isTeam },
    { href: paths.dashboard({ scope: 'team' }), label: t('scope.team'), isHere: isTeam },
  ];
  const frame = {
    notice: <SetUpList viewer={viewer} />,
    aside: isSupervisor && <PageSwitch label={t('scope.label')} pages={scopes} />,
  };
  const name = isTeam ? 'team' : 'dashboard';
  // An opened lead has the page to itself; closed, the list is there again.
  const openedId = query['hotel-lead-id'];
  const opened = await openedTitle(openedId, 'hotels');
  const brand = await currentBrand();
  const view = openedId ? null : await todayView(viewer, brand, asked, isTeam);
  // A message or a payout may be due to somebody who has no lead.
  const isNothingDue = !view || view.today.counts.all + view.today.counts.snoozed + view.today.results.length === 0;
  if (!opened && isNothingDue && !(await hasLeads(viewer, isTeam ? 'team' : undefined))) {
    return <EmptyPage name={name} {...frame} next={isTeam ? paths.agencyTeam() : paths.hotels()} />;
  }
  const [now, { locale }, offers, clients, today] = await Promise.all([
    clock.now(),
    getPage(),
    getTranslations('offers'),
    getTranslations('clients'),
    getTranslations('today'),
  ]);
  // An admin who acts for an agency, and one who acts for none, see everybody's.
  const of = viewer.role === 'admin' ? (viewer.agency ? 'team' : 'agencies') : isTeam ? 'team' : 'own';
  const board = { path: paths.dashboard(), query, locale, now };
  return (
    <AgencyPage
      title={opened ?? t(`${name}.title`)}
      lead={view ? todayLead(today, view.today, { locale, now }) : !opened && t(`${name}.lead`)}
      aside={
        <div className="no-print flex flex-wrap items-center gap-x-5 gap-y-2">
          {view && <TextLink href="#leads">{today('leads')}</TextLink>}
          {viewer.agency && <TextLink href={paths.clients()}>{clients('title')}</TextLink>}
          <TextLink href={paths.offers()}>{offers('title')}</TextLink>
          {frame.aside}
        </div>
      }
    >
      {frame.notice}
      {view && <TodayBoard view={view} locale={locale} now={now} />}
      <LeadSection {...{ viewer, brand, board, of }} isBelow={view !== null} isOpened={opened !== null} />
    </AgencyPage>
  );
}

type Asked = Record<string, string | string[] | undefined>;

async function todayView(viewer: Viewer, brand: EffectiveBrand, asked: Asked, isTeam: boolean): Promise<TodayView> {
  const query = readTodayQuery(asked);
  const { kind, day: until, on, to, of, due: limit, open: opened } = query;
  const scope = isTeam ? 'team' : undefined;
  return {
    ...{ query, today: await listToday(viewer, brand, { scope, kind, until, on, to, of, limit, opened }) },
    doer: { viewer, brand },
    hrefOf: (changes) => paths.dashboard({ scope, kind, day: until, on, to, of, ...changes }),
  };
}
