import type { CSSProperties } from 'react';
import { formatRange, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, type Money } from '@/lib/platform/money';
import { type CancellationSpan, refundOf } from '@/lib/rates/property/rules/payment';
import { Filled, fill, type TermsWords } from '../week/words';
import { formatPercent } from './percent';

type Props = {
  spans: CancellationSpan[];
  widths: number[];
  /** Null: the price is on request. */
  total: Money | null;
  today: PlainDate;
  locale: Locale;
  words: TermsWords;
};

export function CancellationBar({ spans, widths, total, today, locale, words }: Props) {
  const columns = widths.map((width) => `minmax(9rem, ${width}fr)`).join(' ');
  const day = (date: PlainDate | null) => formatRange(date, date, locale);
  const titleOf = ({ fromDate, untilDate }: CancellationSpan, index: number): string => {
    if (untilDate === null)
      return fromDate === null || fromDate <= today
        ? words.cancelAlways
        : fill(words.cancelFrom, { from: day(fromDate) });
    // What was possible before today is over: the first span simply ends.
    if (index === 0) return fill(words.cancelBy, { until: day(untilDate) });
    return fill(words.cancelBetween, { from: day(fromDate), until: day(untilDate) });
  };
  return (
    <ol className="cancellation" aria-label={words.cancelLabel} style={{ '--columns': columns } as CSSProperties}>
      {spans.map((span, index) => {
        const percent = formatPercent(span.refundRatio);
        return (
          <li key={span.untilDate ?? 'end'} data-refund={span.refundRatio > 0 ? '' : undefined}>
            <p>{titleOf(span, index)}</p>
            <p className="text-14 text-soft">
              {span.refundRatio === 0 && words.noRefund}
              {span.refundRatio > 0 && total && (
                <Filled
                  text={words.refund}
                  values={{ percent, amount: formatMoney(refundOf(total, span.refundRatio).refund) }}
                />
              )}
              {span.refundRatio > 0 && !total && fill(words.refundShare, { percent })}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
