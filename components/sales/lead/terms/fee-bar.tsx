import { daysBetween, formatRange, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount } from '@/lib/platform/money';
import type { LeadDetail, ShownFee } from '@/lib/sales/lead/queries/detail';

type Props = { lead: Pick<LeadDetail, 'terms' | 'checkIn' | 'priceTotal'>; locale: Locale; today: PlainDate };

const looks = {
  free: 'bg-positive/10 text-positive',
  part: 'bg-warning/10 text-warning',
  all: 'bg-negative/10 text-negative',
};

/** From today to the arrival, what cancelling costs: the table below it says the same in words. */
export async function FeeBar({ lead: { terms, checkIn, priceTotal }, locale, today }: Props) {
  const t = await getTranslations('leads');
  if (!terms || priceTotal === null) return null;
  const lookOf = ({ fee }: ShownFee) =>
    fee.amount === 0 ? looks.free : fee.amount < Number(priceTotal) ? looks.part : looks.all;
  const dayOf = (from: PlainDate) =>
    from <= today ? t('terms.today') : formatRange(from, from, locale, { month: 'short', year: false });
  return (
    <ol aria-hidden="true" className="mt-2 mb-3 flex gap-px text-12">
      {terms.fees.map((one, index) => (
        <li
          key={one.from}
          className={`min-w-16 ${one.fee.amount === 0 ? 'min-w-max' : ''}`}
          style={{ flexGrow: Math.max(daysBetween(one.from, terms.fees[index + 1]?.from ?? checkIn), 1), flexBasis: 0 }}
        >
          <span className={`figures block px-2 leading-6 font-bold whitespace-nowrap ${lookOf(one)}`}>
            {one.fee.amount === 0 ? t('booking.free') : formatAmount(one.fee)}
          </span>
          <span className="block pt-0.5 whitespace-nowrap text-soft">{dayOf(one.from)}</span>
        </li>
      ))}
    </ol>
  );
}
