import { formatDay, formatNearDay, formatWeekday, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatAmount, formatMoney, formatNumber, money } from '@/lib/platform/money';
import { minus, percentOf, toNearest } from '@/lib/platform/money-arithmetic';
import { type TimelineEntry, timelineOf } from '@/lib/rates/room/rules/timeline';
import type { RoomRate } from '@/lib/rates/room/types';
import type { ColumnWords, FactWords, RateWords } from './rate-row';

export const shortDay = (day: PlainDate, locale: Locale) => `${formatWeekday(day, locale)} ${formatDay(day, locale)}`;

type Asked = { today: PlainDate; locale: Locale; seesCommission: boolean };

export function columnWords({ locale, seesCommission }: Omit<Asked, 'today'>): ColumnWords {
  const t = translator(locale, 'roomRates.columns');
  return {
    ...{ total: t('total'), public: t('public'), free: t('free'), pay: t('pay') },
    ...(seesCommission && { commission: t('commission') }),
  };
}

type Payment = Extract<TimelineEntry, { kind: 'payment' }>;

/** A fact, and what explains it where there is something to explain. */
const factOf = (fact: string, more?: string | null | false, look?: FactWords['look']): FactWords => ({
  fact,
  ...(more && { more }),
  ...(look && { look }),
});

/** What is said of a rate, of whose terms `entries` are the days. */
export function rateWords({
  today,
  locale,
  seesCommission,
}: Asked): (offer: RoomRate, entries?: readonly TimelineEntry[]) => RateWords {
  const t = translator(locale, 'roomRates');
  const paid = (entry: Payment) =>
    entry.at === 'hotel'
      ? t('atHotel', { percent: formatNumber(entry.percent, 1) })
      : entry.at === 'booking'
        ? t('atBooking', { percent: formatNumber(entry.percent, 1) })
        : t('onDay', { percent: formatNumber(entry.percent, 1), day: formatDay(entry.day, locale) });
  // What is paid there is part of no price above, and the local price only informs.
  const locally = ({ localPrice, priceTotal }: RoomRate) =>
    localPrice && localPrice.currency !== priceTotal?.currency
      ? localPrice.exchangedOn
        ? t('local', { amount: formatMoney(localPrice), day: formatDay(localPrice.exchangedOn, locale) })
        : formatMoney(localPrice)
      : null;
  const total = ({ priceTotal, averageNightlyPrice }: RoomRate) =>
    factOf(
      priceTotal ? formatAmount(priceTotal) : t('onRequest'),
      averageNightlyPrice && t('aNight', { price: formatAmount(toNearest(averageNightlyPrice)) }),
      priceTotal ? 'price' : 'strong',
    );
  const againstPublic = ({ priceTotal, publicPrice }: RoomRate) => {
    const difference = priceTotal && publicPrice && minus(priceTotal, publicPrice.priceTotal).amount;
    if (difference === null) return factOf(t('notKnown'));
    if (difference === 0 || !publicPrice) return factOf(t('same'));
    const percent = percentOf(Math.abs(difference), publicPrice.priceTotal.amount, 2);
    const amount = formatAmount(money(Math.abs(difference), priceTotal?.currency ?? 'EUR'));
    return factOf(
      `${difference > 0 ? '+' : '−'} ${amount}`,
      t(difference < 0 ? 'below' : 'above', { percent: formatNumber(percent, 1) }),
    );
  };
  const free = ({ cancellation: { isNonRefundable, freeUntil } }: RoomRate) => {
    if (isNonRefundable) return factOf(t('nonRefundable'), t('fromBooking'), 'negative');
    return freeUntil ? factOf(formatNearDay(freeUntil, today, locale), t('endOfDay')) : factOf(t('noLonger'));
  };
  const pay = ([first, ...others]: readonly Payment[]) =>
    factOf(
      first ? (first.isAll && first.at === 'booking' ? t('allNow') : paid(first)) : '–',
      others.map(paid).join(', '),
    );
  const earned = ({ commission, commissionLevelForPartner: percent }: RoomRate) =>
    factOf(
      commission ? formatAmount(commission) : '–',
      percent !== undefined && t('percent', { percent: formatNumber(percent, 2) }),
      commission ? 'strong' : undefined,
    );
  return (offer, entries = timelineOf(offer, today)) => {
    const there = locally(offer);
    return {
      id: offer.id,
      name: offer.rateName,
      gives: [t(`board.${offer.board}`), ...perksOf(offer.amenitiesMarkdown)].join(', '),
      facts: [
        ...[total(offer), againstPublic(offer), free(offer)],
        pay(entries.filter((entry) => entry.kind === 'payment')),
      ],
      ...(seesCommission && { earned: earned(offer) }),
      ...(there && { locally: there }),
    };
  };
}

/** The lines of a list in Markdown, for a cell that has room for one sentence. */
function perksOf(markdown: string | null): string[] {
  return (markdown ?? '').split('\n').flatMap((line) => line.replace(/^\s*[-*]\s+/, '').trim() || []);
}
