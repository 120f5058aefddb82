import type { ReactNode } from 'react';
import { formatDay, formatWeekday, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, formatMoney, formatNumber, money } from '@/lib/platform/money';
import { minus, percentOf, toNearest } from '@/lib/platform/money-arithmetic';
import { type TimelineEntry, timelineOf } from '@/lib/rates/room/rules/timeline';
import type { RoomRate } from '@/lib/rates/room/types';

/**
 * Rate and perks, client total, against public, free until, pay by, commission, action: one line from 1000 px, under the
 * name one line of figures from 800 px, two lines of three on a telephone.
 */
export const matrixColumns =
  'grid grid-cols-3 gap-x-3 gap-y-2 desk:grid-cols-[92px_92px_minmax(0,1fr)_minmax(0,1fr)_var(--earned,84px)_92px] menu:grid-cols-[minmax(0,1fr)_92px_92px_112px_132px_var(--earned,84px)_92px]';
/** Where a mark before the rate chooses it, nothing follows it. */
export const choiceColumns =
  'grid grid-cols-3 gap-x-3 gap-y-2 desk:grid-cols-[92px_92px_minmax(0,1fr)_minmax(0,1fr)_var(--earned,84px)] menu:grid-cols-[minmax(0,1fr)_92px_92px_112px_132px_var(--earned,84px)]';

const nothingEarned = '[--earned:0px]';

type HeadsProps = { title: string; seesCommission: boolean; className: string };

/** Heads of the columns, where they stand in one line. Nothing is said of what may not be seen. */
export async function RateHeads({ title, seesCommission, className }: HeadsProps) {
  const t = await getTranslations('roomRates.columns');
  return (
    <div
      aria-hidden="true"
      className={`${className} ${seesCommission ? '' : nothingEarned} text-12 text-soft max-menu:hidden!`}
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

type Props = {
  offer: RoomRate;
  today: PlainDate;
  locale: Locale;
  seesCommission: boolean;
  /** What is done with the rate. */
  action?: ReactNode;
  /** Its terms, folded: they open below the row. */
  terms: (entries: readonly TimelineEntry[]) => ReactNode;
  /** The mark by which it is chosen, in place of an action. */
  choice?: ReactNode;
};

type CellProps = { label: string; is?: 'figure' | 'term'; fact: ReactNode; more?: ReactNode };

/** A fact over its explanation; its label stands over it where no head of a column does (agency-rows.css). */
function Cell({ label, is, fact, more }: CellProps) {
  return (
    <div data-label={label} data-is={is}>
      {fact}
      {more && <small>{more}</small>}
    </div>
  );
}

export const shortDay = (day: PlainDate, locale: Locale) => `${formatWeekday(day, locale)} ${formatDay(day, locale)}`;

/** One rate of a room: what the client pays, until when it costs nothing, when it is paid, what it earns. */
export async function RateRow({ offer, today, locale, seesCommission, action, terms, choice }: Props) {
  const t = await getTranslations('roomRates');
  const { priceTotal, averageNightlyPrice, publicPrice, cancellation, amenitiesMarkdown } = offer;
  const entries = timelineOf(offer, today);
  const payments = entries.filter((entry) => entry.kind === 'payment');
  const difference = priceTotal && publicPrice && minus(priceTotal, publicPrice.priceTotal).amount;
  const percent =
    difference !== null && publicPrice ? percentOf(Math.abs(difference), publicPrice.priceTotal.amount, 2) : null;
  const { localPrice } = offer;
  // What is paid there is part of no price above, and the local price only informs.
  const locally = [
    ...(localPrice && localPrice.currency !== priceTotal?.currency
      ? [
          localPrice.exchangedOn
            ? t('local', { amount: formatMoney(localPrice), day: formatDay(localPrice.exchangedOn, locale) })
            : formatMoney(localPrice),
        ]
      : []),
  ];
  const paid = (entry: (typeof payments)[number]) =>
    entry.at === 'hotel'
      ? t('atHotel', { percent: formatNumber(entry.percent, 1) })
      : entry.at === 'booking'
        ? t('atBooking', { percent: formatNumber(entry.percent, 1) })
        : t('onDay', { percent: formatNumber(entry.percent, 1), day: formatDay(entry.day, locale) });
  return (
    <li className="rate-row group" data-choice={choice ? true : undefined}>
      {choice}
      <div className={`${choice ? choiceColumns : matrixColumns} ${seesCommission ? '' : nothingEarned}`}>
        <div data-is="rate">
          <h3>{offer.rateName}</h3>
          <small>{[t(`board.${offer.board}`), ...perksOf(amenitiesMarkdown)].join(', ')}</small>
        </div>
        <Cell
          label={t('columns.total')}
          is="figure"
          fact={priceTotal ? <strong>{formatAmount(priceTotal)}</strong> : <b>{t('onRequest')}</b>}
          more={averageNightlyPrice && t('aNight', { price: formatAmount(toNearest(averageNightlyPrice)) })}
        />
        <Cell
          label={t('columns.public')}
          is="figure"
          fact={
            difference === null
              ? t('notKnown')
              : difference === 0
                ? t('same')
                : `${difference > 0 ? '+' : '−'} ${formatAmount(money(Math.abs(difference), priceTotal?.currency ?? 'EUR'))}`
          }
          more={
            difference !== null &&
            difference !== 0 &&
            t(difference < 0 ? 'below' : 'above', { percent: formatNumber(percent, 1) })
          }
        />
        <Cell
          label={t('columns.free')}
          is="term"
          fact={
            cancellation.isNonRefundable ? (
              <span className="text-negative">{t('nonRefundable')}</span>
            ) : cancellation.freeUntil ? (
              shortDay(cancellation.freeUntil, locale)
            ) : (
              t('noLonger')
            )
          }
          more={cancellation.isNonRefundable ? t('fromBooking') : cancellation.freeUntil ? t('endOfDay') : undefined}
        />
        <Cell
          label={t('columns.pay')}
          is="term"
          fact={
            payments[0] ? (payments[0].isAll && payments[0].at === 'booking' ? t('allNow') : paid(payments[0])) : '–'
          }
          more={payments.slice(1).map(paid).join(', ')}
        />
        {seesCommission && (
          <Cell
            label={t('columns.commission')}
            is="figure"
            fact={offer.commission ? <b>{formatAmount(offer.commission)}</b> : '–'}
            more={
              offer.commissionLevelForPartner !== undefined &&
              t('percent', { percent: formatNumber(offer.commissionLevelForPartner, 2) })
            }
          />
        )}
        {action && <div data-is="action">{action}</div>}
      </div>
      {locally.length > 0 && <p className="mt-1.5 text-12 text-soft">{locally.join(' · ')}</p>}
      {terms(entries)}
    </li>
  );
}

/** The lines of a list in Markdown, for a cell that has room for one sentence. */
function perksOf(markdown: string | null): string[] {
  return (markdown ?? '').split('\n').flatMap((line) => line.replace(/^\s*[-*]\s+/, '').trim() || []);
}
