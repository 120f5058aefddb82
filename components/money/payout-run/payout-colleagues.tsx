import { colleaguesOf } from '@/lib/money/payout-run/rules';
import type { PayoutDetailJson } from '@/lib/money/payout-run/schema';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, fromUnits } from '@/lib/platform/money';

/** What each colleague has of a payout. */
export async function PayoutColleagues({ payout }: { payout: PayoutDetailJson }) {
  const [t, earnings] = await Promise.all([getTranslations('payoutRun'), getTranslations('earnings')]);
  return (
    <section aria-labelledby="colleagues">
      <h2 id="colleagues" className="font-sans text-14 font-bold tracking-normal">
        {earnings('byColleague')}
      </h2>
      <dl className="mt-2 border-t border-line text-13">
        {colleaguesOf(payout).map(({ agentId, name, amount, count }) => (
          <div key={agentId} className="flex justify-between gap-4 border-b border-line-faint py-1.5">
            <dt className="min-w-0">
              {name ?? earnings('formerColleague')} <span className="text-12 text-soft">{t('entries', { count })}</span>
            </dt>
            <dd className="figures whitespace-nowrap">{formatAmount(fromUnits(amount, payout.currency))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
