import type { CSSProperties } from 'react';
import { formatRange, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, type Money } from '@/lib/platform/money';
import { refundIn } from '@/lib/rates/terms/rules/fees';
import type { FeeSpan } from '@/lib/rates/terms/types';
import { Filled, fill, type WeekTermsWords } from '../week/words';
import { percentText } from './percent';

type Props = {
  spans: FeeSpan[];
  widths: number[];
  /** Null: the price is on request. */
  total: Money | null;
  today: PlainDate;
  locale: Locale;
  words: WeekTermsWords;
};

export function CancellationBar({ spans, widths, total, today, locale, words }: Props) {
  const columns = widths.map((width) => `minmax(9rem, ${width}fr)`).join(' ');
  const day = (date: PlainDate) => formatRange(date, date, locale);
  const titleOf = ({ from, until }: FeeSpan, index: number): string => {
    if (until === null) return from <= today ? words.cancelAlways : fill(words.cancelFrom, { from: day(from) });
    // What was possible before today is over: the first span simply ends.
    if (index === 0) return fill(words.cancelBy, { until: day(until) });
    return fill(words.cancelBetween, { from: day(from), until: day(until) });
  };
  return (
    <ol className="cancellation" aria-label={words.cancelLabel} style={{ '--columns': columns } as CSSProperties}>
      {spans.map((span, index) => {
        const refund = refundIn(span, total);
        const percent = percentText(refund.percent);
        return (
          <li key={span.until ?? 'end'} data-refund={refund.percent > 0 ? '' : undefined}>
            <p>{titleOf(span, index)}</p>
            <p className="text-14 text-soft">
              {refund.percent === 0 && words.noRefund}
              {refund.percent > 0 && refund.amount && (
                <Filled text={words.refund} values={{ percent, amount: formatMoney(refund.amount) }} />
              )}
              {refund.percent > 0 && !refund.amount && fill(words.refundShare, { percent })}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
