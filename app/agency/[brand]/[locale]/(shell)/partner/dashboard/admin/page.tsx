import type { Metadata } from 'next';
import { LeadSection } from '@/components/sales/lead/lead-board';
import { openedTitle } from '@/components/sales/lead/opened-title';
import { AgenciesSections, HouseSections } from '@/components/sales/report/admin-sections';
import { AgencyPage, TextLink } from '@/components/shell/agency-page';
import { EmptyPage } from '@/components/shell/empty-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { PageSwitch } from '@/components/shell/page-switch';
import { TodayBoard } from '@/components/today/deadline/today-board';
import type { TodayView } from '@/components/today/deadline/view';
import type { EffectiveBrand } from '@/lib/brand/types';
import { getPage } from '@/lib/catalogue/content/page';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { formatMoment } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Viewer } from '@/lib/platform/viewer/types';
import { readDashboardQuery } from '@/lib/sales/lead/schema';
import { getReport } from '@/lib/sales/report/queries/report';
import { listToday } from '@/lib/today/deadline/queries/list';
import { readTodayQuery } from '@/lib/today/deadline/schema';
import { todayLead } from '@/lib/today/deadline/words';
import { currentBrand } from '@/lib/web/brand/page';

type Asked = Record<string, string | string[] | undefined>;
type Props = { searchParams: Promise<Asked> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [t, asked] = await Promise.all([getTranslations('agencyPages.admin'), searchParams]);
  const opened = await openedTitle(readDashboardQuery(asked)['hotel-lead-id'], 'admin');
  return { title: opened ?? t('title') };
}

/** What waits for the house and how all agencies are doing; or the list of leads that a figure of it opens. */
export default async function AdminDashboardPage({ searchParams }: Props) {
  const viewer = await guardPage('admin');
  if (!viewer) return <NotRegistered />;
  const [brand, now, { locale }, asked, t, reports] = await Promise.all([
    currentBrand(),
    clock.now(),
    getPage(),
    searchParams,
    getTranslations('agencyPages.admin'),
    getTranslations('reports'),
  ]);
  const query = readDashboardQuery(asked);
  if (query.scope === 'leads' || query['hotel-lead-id']) {
    const board = { path: paths.adminDashboard(), query: { ...query, scope: 'leads' as const }, locale, now };
    const opened = await openedTitle(query['hotel-lead-id'], 'admin');
    return (
      <AgencyPage
        title={opened ?? t('title')}
        lead={!opened && t('lead')}
        aside={<TextLink href={paths.adminDashboard()}>{reports('backToDashboard')}</TextLink>}
      >
        <LeadSection
          {...{ viewer, brand, board }}
          of={viewer.agency ? 'team' : 'agencies'}
          isBelow={false}
          isOpened={opened !== null}
        />
      </AgencyPage>
    );
  }
  const isOfAgencies = asked.view === 'agencies';
  const views = [
    { href: paths.adminDashboard(), label: reports('view.house'), isHere: !isOfAgencies },
    { href: paths.adminDashboard({ view: 'agencies' }), label: reports('view.agencies'), isHere: isOfAgencies },
  ];
  const aside = (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
      <TextLink href={paths.reports()}>{reports('all')}</TextLink>
      <PageSwitch label={reports('view.label')} pages={views} />
    </div>
  );
  if (isOfAgencies) {
    const leads = await getReport(viewer, brand, { measure: 'leads', group: 'agency' }, locale);
    if (!leads || leads.rows.length === 0) return <NothingYet />;
    return (
      <AgencyPage title={t('title')} lead={formatMoment(now, locale, OFFICE_TIME_ZONE)} aside={aside}>
        <AgenciesSections viewer={viewer} brand={brand} leads={leads} locale={locale} />
      </AgencyPage>
    );
  }
  const [today, view] = await Promise.all([getTranslations('today'), todayView(viewer, brand, asked)]);
  return (
    <AgencyPage title={t('title')} lead={todayLead(today, view.today, { locale, now })} aside={aside}>
      <TodayBoard view={view} locale={locale} now={now} />
      <HouseSections viewer={viewer} />
    </AgencyPage>
  );
}

async function NothingYet() {
  const t = await getTranslations('agencyShell.pages');
  return (
    <EmptyPage
      name="admin"
      next={paths.manageAgencies()}
      ways={[
        { href: paths.manageDestinations(), label: t('manageDestinations') },
        { href: paths.manageOutbox(), label: t('manageOutbox') },
        { href: paths.manageAudit(), label: t('manageAudit') },
      ]}
    />
  );
}

/** What waits for the house, or what is due with everybody. */
async function todayView(viewer: Viewer, brand: EffectiveBrand, asked: Asked): Promise<TodayView> {
  const query = readTodayQuery(asked);
  const { kind, day: until, on, to, of, due: limit, open: opened } = query;
  const scope = asked.scope === 'all' ? 'all' : undefined;
  const scopes = [
    { scope: 'house', href: paths.adminDashboard() },
    { scope: 'all', href: paths.adminDashboard({ scope: 'all' }) },
  ] as const;
  return {
    ...{ query, leadsHref: paths.adminDashboard({ scope: 'leads' }), scopes: viewer.isActing ? [] : scopes },
    today: await listToday(viewer, brand, { scope, kind, until, on, to, of, limit, opened }),
    doer: { viewer, brand },
    hrefOf: (changes) => paths.adminDashboard({ scope, kind, day: until, on, to, of, ...changes }),
  };
}
