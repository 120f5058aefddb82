import type { PayoutJson } from '@/lib/money/payout-run/schema';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, fromUnits } from '@/lib/platform/money';

type Props = {
  payouts: readonly PayoutJson[];
  /** The one that is open already. */
  hereId?: string;
  locale: Locale;
};

/** The payouts of an agency by the day of their run, each with what has become of it. */
export async function LastPayouts({ payouts, hereId, locale }: Props) {
  const t = await getTranslations('payoutRun');
  return (
    <ul className="mt-2 divide-y divide-line-faint border-y border-line">
      {payouts.map(({ id, run, amount, currency, status }) => (
        <li key={id}>
          <a
            href={paths.earningsPayout(id)}
            data-soft
            aria-current={id === hereId ? 'page' : undefined}
            className="flex flex-wrap justify-between gap-x-6 px-2 py-2 text-13 hover:bg-main-light2 aria-[current]:bg-main-light2 aria-[current]:font-bold"
          >
            <span>
              {formatDay(run, locale)}{' '}
              <span className={status === 'failed' || status === 'returned' ? 'text-negative' : 'text-soft'}>
                {t(`status.${status}`)}
              </span>
            </span>
            <span className="figures whitespace-nowrap">{formatMoney(fromUnits(amount, currency))}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
