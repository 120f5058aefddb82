import type { CSSProperties, ReactNode } from 'react';
import { formatRange, formatWeekday, type PlainDate } from '@/lib/platform/dates';
import { formatMoney, type Money } from '@/lib/platform/money';
import { ratioOf } from '@/lib/platform/money-arithmetic';
import type { Milestone } from '@/lib/rates/terms/rules/dues';
import type { Week, WeekPage } from '../week/week';
import { fill, type WeekTermsWords } from '../week/words';
import { formatPercent } from './percent';
import type { TimeAxis } from './time-axis';

type Point = Exclude<Milestone, { kind: 'departure' }>;
type Props = { points: Point[]; axis: TimeAxis; week: Week; total: Money; page: WeekPage; words: WeekTermsWords };

export function PaymentTimeline({ points, axis, ...rest }: Props) {
  const columns = axis.widths.map((width) => `minmax(8rem, ${width}fr)`).join(' ');
  return (
    <ol className="timeline" style={{ '--columns': columns } as CSSProperties}>
      {points.map((point, index) => (
        <li key={`${point.kind}${point.date}`} data-now={'isDueNow' in point && point.isDueNow ? '' : undefined}>
          <TimelinePoint point={point} gap={axis.gaps[index] ?? null} {...rest} />
        </li>
      ))}
    </ol>
  );
}

function TimelinePoint({
  point,
  gap,
  week,
  total,
  page,
  words,
}: { point: Point; gap: number | null } & Omit<Props, 'points' | 'axis'>) {
  const { locale } = page;
  const day = (date: PlainDate) => formatRange(date, date, locale);
  const isOnConfirmation = 'isDueNow' in point && point.isDueNow;
  return (
    <>
      {gap !== null && gap > 0 && (
        <span className="timeline-gap">{fill(gap === 1 ? words.day : words.days, { count: gap })}</span>
      )}
      <p className="timeline-date">{isOnConfirmation ? words.onConfirmation : day(point.date)}</p>
      <h3>{words[point.kind]}</h3>
      <p className="timeline-amount">{amountOf(point)}</p>
      <p className="timeline-note">{noteOf(point)}</p>
    </>
  );

  function amountOf(one: Point): ReactNode {
    if (!('amount' in one)) return formatWeekday(one.date, locale, 'long');
    if (one.kind === 'securityDeposit' || week.price) return <span className="figures">{formatMoney(one.amount)}</span>;
    return fill(words.ofPrice, { percent: formatPercent(ratioOf(one.amount, total)) });
  }

  function noteOf(one: Point): string {
    if (!('amount' in one)) return fill(words.departure, { date: day(week.checkOut) });
    if (one.kind === 'securityDeposit') return words[one.hold];
    if (one.isDueNow) {
      const percent = formatPercent(ratioOf(one.amount, total));
      const part = week.price ? words.shareIfToday : words.ifToday;
      return fill(one.kind === 'fullPayment' ? words.allNow : part, { percent, date: day(one.date) });
    }
    const days = one.daysBeforeArrival;
    return days ? fill(words.daysBefore, { days }) : words.onArrivalDay;
  }
}
