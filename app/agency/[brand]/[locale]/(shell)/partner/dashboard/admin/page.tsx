import type { Metadata } from 'next';
import { LeadBoard } from '@/components/sales/lead/lead-board';
import { AgencyPage } from '@/components/shell/agency-page';
import { EmptyPage } from '@/components/shell/empty-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { TodayBoard } from '@/components/today/deadline/today-board';
import { todayLead } from '@/components/today/deadline/words';
import { getPage } from '@/lib/catalogue/content/page';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { hasLeads } from '@/lib/sales/lead/queries/leads';
import { readDashboardQuery } from '@/lib/sales/lead/schema';
import { listToday } from '@/lib/today/deadline/queries/list';
import { readTodayQuery } from '@/lib/today/deadline/schema';
import { currentBrand } from '@/lib/web/brand/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agencyPages.admin');
  return { title: t('title') };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The leads of all agencies; of the one an admin acts for while they do. */
export default async function AdminDashboardPage({ searchParams }: Props) {
  const viewer = await guardPage('admin');
  if (!viewer) return <NotRegistered />;
  const t = await getTranslations('agencyShell.pages');
  if (await hasLeads(viewer)) {
    const [brand, now, { locale }, asked, words] = await Promise.all([
      currentBrand(),
      clock.now(),
      getPage(),
      searchParams,
      getTranslations('agencyPages.admin'),
    ]);
    const [today, asksToday] = [await getTranslations('today'), readTodayQuery(asked)];
    const scope = asked.scope === 'all' ? 'all' : 'house';
    const { kind, day: until, due: limit } = asksToday;
    const due = await listToday(viewer, brand, { scope, kind, until, limit });
    const opened = [asked['hotel-lead-id']].flat()[0];
    const hrefOf = (changes: Record<string, string | undefined>) =>
      paths.adminDashboard({ scope: asked.scope === 'all' ? 'all' : undefined, kind, day: until, ...changes });
    const view = {
      ...{ today: due, query: asksToday, hrefOf, leadsHref: '#leads', isNarrow: Boolean(opened) },
      scopes: viewer.isActing
        ? []
        : ([
            { scope: 'house', href: paths.adminDashboard() },
            { scope: 'all', href: paths.adminDashboard({ scope: 'all' }) },
          ] as const),
    };
    const first = <TodayBoard view={view} locale={locale} now={now} />;
    const board = { path: paths.adminDashboard(), query: readDashboardQuery(asked), locale, now };
    return (
      <AgencyPage title={words('title')} lead={todayLead(today, due, { locale, now })}>
        <LeadBoard viewer={viewer} brand={brand} board={board} of={viewer.agency ? 'team' : 'agencies'} first={first} />
      </AgencyPage>
    );
  }
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
