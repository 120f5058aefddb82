import { ActionForm } from '@/components/form/action-form';
import { PayoutPanel } from '@/components/money/payout/payout-panel';
import { getPayoutOverview, getSandboxAccount } from '@/lib/money/payout/queries';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { StepHead } from './step-head';

export async function PayoutsStep({ viewer }: { viewer: Viewer }) {
  const [t, overview, sandbox] = await Promise.all([
    getTranslations('onboarding'),
    getPayoutOverview(viewer),
    getSandboxAccount(viewer),
  ]);
  if (!viewer.agency || !overview) return null;
  return (
    <>
      <StepHead title={t('payouts.title')} lead={t('payouts.lead')} />
      <PayoutPanel agencyId={viewer.agency.id} overview={overview} sandbox={sandbox} />
      <div className="mt-8 border-t border-line pt-5">
        <ActionForm
          action={paths.api.user(viewer.id)}
          method="PATCH"
          body={{ hasSeenPayouts: true }}
          afterwards={{ next: paths.onboarding({ step: 'branding' }) }}
          label={overview.isComplete ? t('next') : t('later')}
          isPrimary={overview.isComplete}
        />
      </div>
    </>
  );
}
