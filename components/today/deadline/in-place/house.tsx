import { PayoutPanel } from '@/components/money/payout/payout-panel';
import { ShownReleaseButton } from '@/components/money/when-shown';
import { VerificationWays } from '@/components/people/agency/verification-notice';
import { AgencyVerification } from '@/components/people/manage/agency-verification';
import { amountOf } from '@/components/sales/lead/lead-words';
import { StayDispute } from '@/components/sales/lead/stays/stay-dispute';
import { saidOf } from '@/components/sales/lead/stays/stay-words';
import { getPayoutOverview, getSandboxAccount } from '@/lib/money/payout/queries';
import { getRunPreview } from '@/lib/money/payout-run/queries/payouts';
import { getManagedAgency } from '@/lib/people/manage/queries';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import { getOverStay } from '@/lib/sales/lead/queries/stays';
import type { LineProps } from '../view';

/** What house and agency say of a stay, and which of it stands. */
export async function DisputeInPlace({ line: { about, isDone }, telling: { t, locale }, doer: { viewer } }: LineProps) {
  const [stays, stay] = await Promise.all([getTranslations('stayAnswers'), getOverStay(viewer, about.id, locale)]);
  if (!stay?.dispute || (stay.dispute.state !== 'asked' && !isDone)) return <p>{t('open.gone')}</p>;
  return (
    <div className="max-w-[560px]">
      {stay.answer && (
        <p>
          <b>
            {saidOf(stays, stay)}, {amountOf(stay.answer.total, stay.currency)}
          </b>
          {stay.answer.reason && <span className="block text-soft">“{stay.answer.reason}”</span>}
        </p>
      )}
      <StayDispute stay={stay} decides t={stays} locale={locale} />
    </div>
  );
}

/** For the house what an agency said of itself, and the answer; for the agency what it waits for. */
export async function VerificationInPlace({ line: { about, isDone }, telling, doer: { viewer } }: LineProps) {
  const { t, scope, locale } = telling;
  if (scope !== 'house' && scope !== 'all') return <VerificationWays viewer={viewer} />;
  const managed = await getManagedAgency(viewer, about.id, locale);
  const state = managed?.agency.verification;
  if (!managed || !state || (state !== 'pending' && !isDone)) return <p>{t('open.gone')}</p>;
  if (state !== 'pending') {
    const words = await getTranslations('manage.agencies.verification');
    return (
      <p role="status">
        {managed.agency.name}: <b>{words(state)}</b>
      </p>
    );
  }
  return (
    <div className="max-w-[640px]">
      <AgencyVerification {...managed} />
    </div>
  );
}

/** A payout that we hold: how much, why, and that the next run may take it. */
export async function PayoutInPlace({ line: { about, reason, isDone }, telling: { t }, doer: { viewer } }: LineProps) {
  const [words, preview] = await Promise.all([getTranslations('payoutRun'), getRunPreview(viewer)]);
  const held = preview?.payouts.find(({ agencyId, currency }) => agencyId === about.id && currency === reason.currency);
  if (!held?.id || (held.heldReason === null && !isDone)) return <p>{t('open.gone')}</p>;
  const of = { agency: held.agencyName, amount: formatMoney(fromUnits(held.amount, held.currency)) };
  if (held.heldReason === null) return <p role="status">{words('released', of)}</p>;
  return (
    <>
      <p>
        <b className="figures">{of.amount}</b>, {words('entries', { count: held.entries })}
        <span className="block text-soft">{words('quoted', { text: held.heldReason })}</span>
      </p>
      <p className="mt-3">
        <ShownReleaseButton
          action={paths.api.payout(held.id, 'release')}
          words={{ release: words('release'), releaseOf: words('releaseOf', of), released: words('released', of) }}
        />
      </p>
    </>
  );
}

/** The account a payout waits for: what of it is missing, and its form, the processor's or ours. */
export async function AccountInPlace({ telling: { t }, doer: { viewer } }: LineProps) {
  const [overview, sandbox] = await Promise.all([getPayoutOverview(viewer), getSandboxAccount(viewer)]);
  if (!viewer.agency || !overview) return <p>{t('open.gone')}</p>;
  return <PayoutPanel agencyId={viewer.agency.id} overview={overview} sandbox={sandbox} />;
}
