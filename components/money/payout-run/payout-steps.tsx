import type { PayoutDetailJson } from '@/lib/money/payout-run/schema';
import { formatMoment } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { PayoutFailure } from './payout-status';

/** What happened to a payout and what it rests on, the latest first. */
export async function PayoutSteps({ payout, locale }: { payout: PayoutDetailJson; locale: Locale }) {
  const t = await getTranslations('payoutRun.payout');
  const { status, takenAt, paidAt, endedAt, failure, transferId } = payout;
  const proof = transferId && t('proof', { id: transferId });
  const steps = [
    { key: 'ended', at: endedAt, text: t(status === 'failed' ? 'failedText' : 'returnedText'), note: null },
    { key: 'paid', at: paidAt, text: t('paidText'), note: proof },
    // Nobody knows more of it than that it was handed over, or is about to be.
    { key: 'waits', at: status === 'inPayout' ? takenAt : null, text: t('waitsText'), note: proof },
    { key: 'taken', at: takenAt, text: t('takenText', { count: payout.entries.length }), note: null },
  ].filter(({ at }) => at !== null);
  return (
    <ol className="divide-y divide-line-faint border-y border-line">
      {steps.map(({ key, at, text, note }) => (
        <li key={key} className="grid gap-x-6 py-2.5 desk:grid-cols-[160px_minmax(0,1fr)]">
          <span className="figures text-13 text-soft">{formatMoment(at, locale, OFFICE_TIME_ZONE)}</span>
          <span className="min-w-0">
            {text}
            {key === 'ended' && <PayoutFailure code={failure} />}
            {note && <span className="block text-12 text-soft [overflow-wrap:anywhere]">{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
