import { daysBetween, formatRange, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatAmount } from '@/lib/platform/money';
import type { LeadDetail, ShownFee } from '@/lib/sales/lead/queries/detail';
import type { FeePart } from '../booking/booking-facts';

type Props = { lead: Pick<LeadDetail, 'terms' | 'checkIn' | 'priceTotal'>; locale: Locale; today: PlainDate };

/** From today to the arrival, what cancelling costs; null without a price. */
export function feeParts({ lead: { terms, checkIn, priceTotal }, locale, today }: Props): FeePart[] | null {
  const t = translator(locale, 'leads');
  if (!terms || priceTotal === null) return null;
  const lookOf = ({ fee }: ShownFee): FeePart['look'] =>
    fee.amount === 0 ? 'free' : fee.amount < Number(priceTotal) ? 'part' : 'all';
  const dayOf = (from: PlainDate) =>
    from <= today ? t('terms.today') : formatRange(from, from, locale, { month: 'short', year: false });
  return terms.fees.map((one, index) => ({
    look: lookOf(one),
    fee: one.fee.amount === 0 ? t('booking.free') : formatAmount(one.fee),
    day: dayOf(one.from),
    days: Math.max(daysBetween(one.from, terms.fees[index + 1]?.from ?? checkIn), 1),
  }));
}
