import type { PayoutDetailJson } from '@/lib/money/payout-run/schema';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, fromUnits } from '@/lib/platform/money';

type Props = Pick<PayoutDetailJson, 'status' | 'currency'> & { sums: NonNullable<PayoutDetailJson['sums']> };

/** The figures that have to be one, each from its own place. */
export async function PayoutSums({ sums, status, currency }: Props) {
  const t = await getTranslations('payoutRun');
  const isOne = sums.entries === sums.transfer && sums.transfer === sums.ledger;
  const lines = [
    { name: t('payout.entriesAdded'), units: sums.entries },
    { name: t('payout.transfer'), units: sums.transfer },
    { name: t(`ledger.${status}`), units: sums.ledger },
  ];
  return (
    <section aria-labelledby="sums">
      <h2 id="sums" className="font-sans text-14 font-bold tracking-normal">
        {t(isOne ? 'payout.agree' : 'payout.differ')}
      </h2>
      <dl className="mt-2 border-t border-line text-13">
        {lines.map(({ name, units }) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line-faint py-1.5">
            <dt className="text-soft">{name}</dt>
            <dd className="figures whitespace-nowrap">{formatAmount(fromUnits(units, currency))}</dd>
          </div>
        ))}
      </dl>
      <p className={`mt-2 text-12 ${isOne ? 'text-soft' : 'text-negative'}`}>
        {t(isOne ? 'payout.agreeText' : 'payout.differText')}
      </p>
    </section>
  );
}
