import type { Metadata } from 'next';
import { Colleagues } from '@/components/sales/lead/colleagues';
import { LeadBoard } from '@/components/sales/lead/lead-board';
import { AgencyPage } from '@/components/shell/agency-page';
import { EmptyPage } from '@/components/shell/empty-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { listColleagues } from '@/lib/sales/lead/queries/colleagues';
import { hasLeads } from '@/lib/sales/lead/queries/leads';
import { readDashboardQuery } from '@/lib/sales/lead/schema';
import { currentBrand } from '@/lib/web/brand/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agencyPages.supervisor');
  return { title: t('title') };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The leads of the whole team, each with its agent; of all agencies for an admin who acts for none. */
export default async function SupervisorPage({ searchParams }: Props) {
  const viewer = await guardPage('supervisorAgentDashboard');
  if (!viewer) return <NotRegistered />;
  if (!(await hasLeads(viewer, 'team'))) return <EmptyPage name="supervisor" next={paths.agencyTeam()} />;
  const [t, brand, now, { locale }, asked, colleagues] = await Promise.all([
    getTranslations('agencyPages.supervisor'),
    currentBrand(),
    clock.now(),
    getPage(),
    searchParams,
    viewer.agency && listColleagues(viewer),
  ]);
  const board = { path: paths.supervisorDashboard(), query: readDashboardQuery(asked), locale, now };
  return (
    <AgencyPage title={t('title')} lead={t('lead')}>
      {colleagues && <Colleagues colleagues={colleagues} />}
      <LeadBoard viewer={viewer} brand={brand} board={board} of={viewer.agency ? 'team' : 'agencies'} />
    </AgencyPage>
  );
}
