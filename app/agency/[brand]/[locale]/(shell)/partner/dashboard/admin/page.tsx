import type { Metadata } from 'next';
import { LeadBoard } from '@/components/sales/lead/lead-board';
import { AgencyPage } from '@/components/shell/agency-page';
import { EmptyPage } from '@/components/shell/empty-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { TodayBoard } from '@/components/today/deadline/today-board';
import type { TodayView } from '@/components/today/deadline/view';
import type { EffectiveBrand } from '@/lib/brand/types';
import { getPage } from '@/lib/catalogue/content/page';
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

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agencyPages.admin');
  return { title: t('title') };
}

type Asked = Record<string, string | string[] | undefined>;
type Props = { searchParams: Promise<Asked> };

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
    const isOpened = Boolean([asked['hotel-lead-id']].flat()[0]);
    const view = isOpened ? null : await todayView(viewer, brand, asked);
    const today = await getTranslations('today');
    const board = { path: paths.adminDashboard(), query: readDashboardQuery(asked), locale, now };
    return (
      <AgencyPage title={words('title')} lead={view ? todayLead(today, view.today, { locale, now }) : words('lead')}>
        {view && <TodayBoard view={view} locale={locale} now={now} />}
        <LeadBoard viewer={viewer} brand={brand} board={board} of={viewer.agency ? 'team' : 'agencies'} />
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

/** What waits for the house, or what is due with everybody. */
async function todayView(viewer: Viewer, brand: EffectiveBrand, asked: Asked): Promise<TodayView> {
  const query = readTodayQuery(asked);
  const { kind, day: until, due: limit } = query;
  const scope = asked.scope === 'all' ? 'all' : undefined;
  const scopes = [
    { scope: 'house', href: paths.adminDashboard() },
    { scope: 'all', href: paths.adminDashboard({ scope: 'all' }) },
  ] as const;
  return {
    ...{ query, leadsHref: '#leads', scopes: viewer.isActing ? [] : scopes },
    today: await listToday(viewer, brand, { scope, kind, until, limit }),
    hrefOf: (changes) => paths.adminDashboard({ scope, kind, day: until, ...changes }),
  };
}
