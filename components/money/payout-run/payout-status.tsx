import { Icon } from '@/components/ui/icon';
import { knownFailure } from '@/lib/money/payout-run/rules';
import type { PayoutJson } from '@/lib/money/payout-run/schema';
import { formatMoment } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { StateDot } from '../ledger/state-dot';

/** Codes of the processor that we have words for; another one is shown as it is. */

type Props = { payout: Pick<PayoutJson, 'status' | 'takenAt' | 'paidAt' | 'endedAt' | 'failure'>; locale: Locale };

/** What has become of a payout, since when, and of one that did not arrive the reason. */
export async function PayoutStatus({ payout, locale }: Props) {
  const t = await getTranslations('payoutRun');
  const { status, takenAt, paidAt, endedAt, failure } = payout;
  const hasCome = status !== 'failed' && status !== 'returned';
  const at = endedAt ?? paidAt ?? takenAt;
  return (
    <>
      <span className={`inline-flex items-center font-bold ${hasCome ? '' : 'gap-1 text-negative'}`}>
        {hasCome ? <StateDot state={status === 'open' ? 'payable' : status} /> : <Icon name="warning" />}
        {t(`status.${status}`)}
      </span>
      {at && <span className="block text-12 text-soft">{formatMoment(at, locale, OFFICE_TIME_ZONE)}</span>}
      <PayoutFailure code={failure} />
    </>
  );
}

export async function PayoutFailure({ code }: { code: string | null }) {
  const t = await getTranslations('payoutRun');
  if (!code) return null;
  const reason = knownFailure(code);
  return (
    <span className="block text-12 text-soft [overflow-wrap:anywhere]">
      {reason ? t(`failure.${reason}`) : t('quoted', { text: code })}
    </span>
  );
}
