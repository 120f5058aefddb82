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

type CellProps = { label: string; fact: ReactNode; more?: ReactNode; isFigure?: boolean; className?: string };

/** A fact over its explanation; its label stands beside it where no head of a column does. */
function Cell({ label, fact, more, isFigure, className = '' }: CellProps) {
  return (
    <div className={`min-w-0 ${isFigure ? 'menu:text-right' : ''} ${className}`}>
      <span className="block text-12 text-soft menu:sr-only">{label}</span>
      <span className="block leading-5">{fact}</span>
      {more && <span className="block text-12 text-soft">{more}</span>}
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
    <li
      className={`group relative border-t border-line-faint py-2 pr-4 has-checked:bg-main-light2/40 has-checked:shadow-[inset_3px_0_0_var(--main-ink)] has-[[data-selected]]:bg-main-light2/40 has-[[data-selected]]:shadow-[inset_3px_0_0_var(--main-ink)] desk:pr-5 ${choice ? 'pl-11 desk:pl-14' : 'pl-8 desk:pl-9'}`}
    >
      {choice}
      <div className={`${choice ? choiceColumns : matrixColumns} ${seesCommission ? '' : nothingEarned} items-start`}>
        <div className="col-span-full min-w-0 menu:col-span-1">
          <h3 className="text-14 leading-5 font-bold">{offer.rateName}</h3>
          <p className="text-12 text-soft">{[t(`board.${offer.board}`), ...perksOf(amenitiesMarkdown)].join(', ')}</p>
        </div>
        <Cell
          label={t('columns.total')}
          fact={
            priceTotal ? (
              <strong className="text-16 leading-5 whitespace-nowrap">{formatAmount(priceTotal)}</strong>
            ) : (
              <strong className="font-bold">{t('onRequest')}</strong>
            )
          }
          more={averageNightlyPrice && t('aNight', { price: formatAmount(toNearest(averageNightlyPrice)) })}
          isFigure
        />
        <Cell
          label={t('columns.public')}
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
          isFigure
        />
        <Cell
          label={t('columns.free')}
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
          className="max-desk:order-1"
        />
        <Cell
          label={t('columns.pay')}
          fact={
            payments[0] ? (payments[0].isAll && payments[0].at === 'booking' ? t('allNow') : paid(payments[0])) : '–'
          }
          more={payments.slice(1).map(paid).join(', ')}
          className="max-desk:order-1"
        />
        {seesCommission && (
          <Cell
            label={t('columns.commission')}
            fact={offer.commission ? <strong className="font-bold">{formatAmount(offer.commission)}</strong> : '–'}
            more={
              offer.commissionLevelForPartner !== undefined &&
              t('percent', { percent: formatNumber(offer.commissionLevelForPartner, 2) })
            }
            isFigure
          />
        )}
        {action && (
          <div className="order-1 self-center max-desk:col-start-3 desk:order-0 desk:-col-end-1">{action}</div>
        )}
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
