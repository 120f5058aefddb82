import { formatPercent } from '@/components/rates/property/terms/percent';
import { formatDay, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, type Money } from '@/lib/platform/money';
import { ratioOf } from '@/lib/platform/money-arithmetic';
import { scheduleOf } from '@/lib/rates/terms/rules/dues';
import type { StayTerms } from '@/lib/rates/terms/types';
import { costOf } from '@/lib/sales/booking/rules/cost';
import type { Payment } from '@/lib/sales/booking/types';
import type { BookingWords } from './setting';

type Props = {
  words: Pick<BookingWords, 'pay' | 'fee'>;
  locale: Locale;
  price: Money;
  payment: Payment;
  terms: StayTerms;
  stay: { checkIn: PlainDate; checkOut: PlainDate };
  /** The day of the booking. */
  today: PlainDate;
};

/** What is paid when, the card's fee included; the deposit, which is no part of the price, below the total. */
export function PaymentPlan({ words, locale, price, payment, terms, stay, today }: Props) {
  const { pay, fee } = words;
  const cost = costOf(price, payment, terms.cardFeeRatio);
  const milestones = scheduleOf({ terms, total: cost.total }, { ...stay, today });
  const due = milestones.flatMap((one) => ('due' in one ? [one] : []));
  const row = 'grid grid-cols-[6.5rem_1fr_auto] gap-x-4 border-b border-line py-3 season:grid-cols-[12rem_1fr_auto]';
  return (
    <dl className="border-t border-ink text-16">
      {due.map(({ kind, date, amount, isDueNow }) => (
        <div key={kind + date} className={row}>
          <dt className="text-14">{isDueNow ? pay.today : formatDay(date, locale)}</dt>
          <dd>
            {pay[kind]}
            <span className="block text-13 text-soft">{formatPercent(ratioOf(amount, cost.total))}</span>
          </dd>
          <dd className="figures whitespace-nowrap">{formatMoney(amount)}</dd>
        </div>
      ))}
      {cost.fee.amount > 0 && (
        <div className={row}>
          <dt className="col-start-2">{fee.line}</dt>
          <dd className="figures whitespace-nowrap">{formatMoney(cost.fee)}</dd>
        </div>
      )}
      <div className={`${row} items-baseline`}>
        <dt className="col-span-2 season:col-span-1 season:col-start-2">{pay.total}</dt>
        <dd className="figures text-22 whitespace-nowrap">{formatMoney(cost.total)}</dd>
      </div>
      {milestones.map(
        (milestone) =>
          milestone.kind === 'securityDeposit' && (
            <div key={milestone.kind} className={row}>
              <dt className="text-14">{formatDay(milestone.date, locale)}</dt>
              <dd>
                {pay.securityDeposit}
                <span className="block text-13 text-soft">{pay.depositNote}</span>
              </dd>
              <dd className="figures whitespace-nowrap">{formatMoney(milestone.amount)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
