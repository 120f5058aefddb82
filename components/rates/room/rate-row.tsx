import type { CSSProperties, ReactNode } from 'react';
import { formatDay, formatWeekday, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, formatMoney, formatNumber, money } from '@/lib/platform/money';
import { minus, percentOf, toNearest } from '@/lib/platform/money-arithmetic';
import { type TimelineEntry, timelineOf } from '@/lib/rates/room/rules/timeline';
import type { RoomRate } from '@/lib/rates/room/types';

type HeadsProps = { title: string; seesCommission: boolean; hasChoice?: true; className: string };

/** Heads of the columns, where they stand in one line. Nothing is said of what may not be seen. */
export async function RateHeads({ title, seesCommission, hasChoice, className }: HeadsProps) {
  const t = await getTranslations('roomRates.columns');
  return (
    <div
      aria-hidden="true"
      data-choice={hasChoice}
      data-unearned={seesCommission ? undefined : true}
      className={`rate-columns ${className} text-12 text-soft max-menu:hidden!`}
    >
      <span>{title}</span>
      {(['total', 'public', 'free', 'pay', ...(seesCommission ? (['commission'] as const) : [])] as const).map(
        (column) => (
          <span key={column} className={column === 'free' || column === 'pay' ? '' : 'text-right'}>
            {t(column)}
          </span>
        ),
      )}
    </div>
  );
}

type Parts = {
  /** What the list needs to know of it (`rateData`). */
  data?: Readonly<Record<string, string | number | undefined>>;
  /** What is done with the rate. */
  action?: ReactNode;
  /** Its terms, folded: they open below the row. */
  terms: (entries: readonly TimelineEntry[]) => ReactNode;
  /** The mark by which it is chosen, in place of an action. */
  choice?: ReactNode;
};

/** A fact over its explanation. */
const cell = (fact: ReactNode, more?: ReactNode, is?: 'earned') => (
  <div data-is={is}>
    {fact}
    {more && <small>{more}</small>}
  </div>
);

export const shortDay = (day: PlainDate, locale: Locale) => `${formatWeekday(day, locale)} ${formatDay(day, locale)}`;

type Asked = { today: PlainDate; locale: Locale; seesCommission: boolean };

const columns = ['total', 'public', 'free', 'pay', 'commission'] as const;

/** The names of the columns for a list of rates: over each fact where no head of a column stands (agency-rows.css). */
export async function rateLabels({ seesCommission }: Pick<Asked, 'seesCommission'>): Promise<CSSProperties> {
  const t = await getTranslations('roomRates.columns');
  return Object.fromEntries(
    columns
      .filter((column) => seesCommission || column !== 'commission')
      .map((column) => [`--${column}`, JSON.stringify(t(column))]),
  );
}

/** One rate of a room: what the client pays, until when it costs nothing, when it is paid, what it earns. */
export async function rateRows({ today, locale, seesCommission }: Asked) {
  const t = await getTranslations('roomRates');
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
    cell(
      priceTotal ? <strong>{formatAmount(priceTotal)}</strong> : <b>{t('onRequest')}</b>,
      averageNightlyPrice && t('aNight', { price: formatAmount(toNearest(averageNightlyPrice)) }),
    );
  const againstPublic = ({ priceTotal, publicPrice }: RoomRate) => {
    const difference = priceTotal && publicPrice && minus(priceTotal, publicPrice.priceTotal).amount;
    if (difference === null) return cell(t('notKnown'));
    if (difference === 0 || !publicPrice) return cell(t('same'));
    const percent = percentOf(Math.abs(difference), publicPrice.priceTotal.amount, 2);
    const amount = formatAmount(money(Math.abs(difference), priceTotal?.currency ?? 'EUR'));
    return cell(
      `${difference > 0 ? '+' : '−'} ${amount}`,
      t(difference < 0 ? 'below' : 'above', { percent: formatNumber(percent, 1) }),
    );
  };
  const free = ({ cancellation: { isNonRefundable, freeUntil } }: RoomRate) => {
    if (isNonRefundable) return cell(<span className="text-negative">{t('nonRefundable')}</span>, t('fromBooking'));
    return freeUntil ? cell(shortDay(freeUntil, locale), t('endOfDay')) : cell(t('noLonger'));
  };
  const pay = ([first, ...others]: readonly Payment[]) =>
    cell(
      first ? (first.isAll && first.at === 'booking' ? t('allNow') : paid(first)) : '–',
      others.map(paid).join(', '),
    );
  const earned = ({ commission, commissionLevelForPartner: percent }: RoomRate) =>
    cell(
      commission ? <b>{formatAmount(commission)}</b> : '–',
      percent !== undefined && t('percent', { percent: formatNumber(percent, 2) }),
      'earned',
    );
  return (offer: RoomRate, { data, action, terms, choice }: Parts): ReactNode => {
    const entries = timelineOf(offer, today);
    const there = locally(offer);
    return (
      <li key={offer.id} className="rate-row group" data-choice={choice ? true : undefined} {...data}>
        {choice}
        <div
          className="rate-columns"
          data-choice={choice ? true : undefined}
          data-unearned={seesCommission ? undefined : true}
        >
          <div>
            <h3>{offer.rateName}</h3>
            <small>{[t(`board.${offer.board}`), ...perksOf(offer.amenitiesMarkdown)].join(', ')}</small>
          </div>
          {total(offer)}
          {againstPublic(offer)}
          {free(offer)}
          {pay(entries.filter((entry) => entry.kind === 'payment'))}
          {seesCommission && earned(offer)}
          {action && <div data-is="action">{action}</div>}
        </div>
        {there && <p>{there}</p>}
        {terms(entries)}
      </li>
    );
  };
}

type Payment = Extract<TimelineEntry, { kind: 'payment' }>;

/** The lines of a list in Markdown, for a cell that has room for one sentence. */
function perksOf(markdown: string | null): string[] {
  return (markdown ?? '').split('\n').flatMap((line) => line.replace(/^\s*[-*]\s+/, '').trim() || []);
}
