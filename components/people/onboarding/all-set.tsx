import { compactButtonClass } from '@/components/ui/compact-button';
import { getPayoutOverview } from '@/lib/money/payout/queries';
import { needsVerification } from '@/lib/people/access/agency';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { StepHead } from './step-head';

/** Beyond the last step (rule 2.7). */
export async function AllSet({ viewer }: { viewer: Viewer }) {
  const [t, payouts] = await Promise.all([getTranslations('onboarding'), getPayoutOverview(viewer)]);
  return (
    <>
      <StepHead
        title={t('allSet.title')}
        lead={needsVerification(viewer) ? t('allSet.textUnverified') : t('allSet.text')}
      />
      <div className="flex flex-wrap items-center gap-3">
        <a href={paths.hotels()} data-soft className={compactButtonClass('primary')}>
          {t('allSet.hotels')}
        </a>
        <a href={paths.dashboard()} data-soft className={compactButtonClass('quiet')}>
          {t('allSet.dashboard')}
        </a>
      </div>
      {payouts?.mayConfigure && !payouts.isComplete && (
        <p className="mt-6 text-14">
          <a href={paths.agencyPayouts()} data-soft className="underline underline-offset-2">
            {t('allSet.payouts')}
          </a>
        </p>
      )}
    </>
  );
}
