import type { Metadata } from 'next';
import { Suspense } from 'react';
import { earningsHref } from '@/components/money/ledger/earnings-href';
import { EarningsOverview } from '@/components/money/ledger/earnings-overview';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { PageSwitch } from '@/components/shell/page-switch';
import { LinesSkeleton } from '@/components/ui/skeleton';
import { getPage } from '@/lib/catalogue/content/page';
import { readEarningsQuery } from '@/lib/money/ledger/schema';
import { canSeeCommission } from '@/lib/people/access/agency';
import { guardPage } from '@/lib/people/session/page';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { currentBrand } from '@/lib/web/brand/page';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('earnings');
  return { title: t('title'), description: t('description') };
}

export default async function EarningsPage({ searchParams }: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer?.agency) return <NotRegistered />;
  const [t, brand, { locale }, asked] = await Promise.all([
    getTranslations('earnings'),
    currentBrand(),
    getPage(),
    searchParams,
  ]);
  const query = readEarningsQuery(asked);
  const seesTeam = viewer.role === 'supervisorAgent' || viewer.isActing;
  const isMine = !seesTeam || query.scope === 'mine';
  const scopes = (['mine', undefined] as const).map((scope) => ({
    href: earningsHref(query, { scope }),
    label: t(scope ? 'scope.mine' : 'scope.agency'),
    isHere: query.scope === scope,
  }));
  const sees = canSeeCommission(viewer, brand);
  return (
    <AgencyPage
      title={t('title')}
      lead={sees && (isMine ? t('lead.mine') : t('lead.agency', { name: viewer.agency.name }))}
      aside={sees && seesTeam && <PageSwitch label={t('scope.label')} pages={scopes} />}
    >
      <Suspense
        key={JSON.stringify(query)}
        fallback={<LinesSkeleton label={messages[locale].agencyShell.userProblem.loading} />}
      >
        <EarningsOverview viewer={viewer} brand={brand} query={query} locale={locale} namesAgents={!isMine} />
      </Suspense>
    </AgencyPage>
  );
}
