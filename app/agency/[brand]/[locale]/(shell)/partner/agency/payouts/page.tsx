import type { Metadata } from 'next';
import { PayoutPanel } from '@/components/money/payout/payout-panel';
import { AgencyTabs } from '@/components/people/agency/agency-tabs';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPayoutOverview, getSandboxAccount } from '@/lib/money/payout/queries';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

export async function generateMetadata(): Promise<Metadata> {
  const [t, words] = await Promise.all([getTranslations('payout'), getTranslations('agency.payouts')]);
  return { title: t('title'), description: words('description') };
}

export default async function PayoutsPage() {
  const viewer = await guardPage('partners');
  if (!viewer?.agency) return <NotRegistered />;
  const [t, words, overview, sandbox] = await Promise.all([
    getTranslations('payout'),
    getTranslations('agency.payouts'),
    getPayoutOverview(viewer),
    getSandboxAccount(viewer),
  ]);
  if (!overview) return <NotRegistered />;
  return (
    <AgencyPage title={t('title')} lead={words('lead')}>
      <AgencyTabs viewer={viewer} />
      <PayoutPanel agencyId={viewer.agency.id} overview={overview} sandbox={sandbox} />
    </AgencyPage>
  );
}
