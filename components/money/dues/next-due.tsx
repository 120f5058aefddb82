import type { ReactNode } from 'react';
import { nextDueOf } from '@/lib/money/dues/rules';
import type { ShownDue } from '@/lib/money/dues/types';
import { addDays, daysBetween, formatDay, formatWeekday, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatMoney, money } from '@/lib/platform/money';

type Props = {
  dues: readonly ShownDue[];
  /** Of the place. */
  today: PlainDate;
  locale: Locale;
  /** What can be done with it. */
  deedOf?: (due: ShownDue) => ReactNode;
  /** What its day changes beside it. */
  children?: ReactNode;
};

/** The one coloured block of a booking: what is to be paid next, until when, and the way to it. No due open: no block. */
export function NextDue({ dues, today, locale, deedOf, children }: Props) {
  const t = translator(locale, 'dues');
  const due = nextDueOf(dues);
  if (!due) return null;
  const { kind, amount, cardFee, currency, until, state } = due;
  const told = (minor: bigint) => formatMoney(money(Number(minor), currency));
  const isOverdue = state === 'overdue';
  const left = isOverdue
    ? t('since', { day: formatDay(addDays(until, 1), locale) })
    : t('left', { days: daysBetween(today, until) });
  return (
    <section aria-labelledby="next-due" className="mt-4 rounded-desk bg-warning/10 p-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p>
          <span id="next-due" className="block text-12 leading-4">
            {t(isOverdue ? 'next.overdue' : 'next.due', { due: t(`kind.${kind}`), amount: told(amount) })}
          </span>
          <strong className="text-16">
            {formatWeekday(until, locale)} {formatDay(until, locale)}
          </strong>
          {cardFee > 0n && <span className="block text-12 leading-4">{t('next.fee', { fee: told(cardFee) })}</span>}
        </p>
        <strong className={isOverdue ? 'text-negative' : state === 'due' ? 'text-warning' : ''}>{left}</strong>
      </div>
      {deedOf?.(due)}
      {children && <p className="mt-3 border-t border-warning/30 pt-2 text-12">{children}</p>}
    </section>
  );
}
