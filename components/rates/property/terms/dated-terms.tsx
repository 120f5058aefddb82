import { formatMoney, money } from '@/lib/platform/money';
import { type Milestone, scheduleOf } from '@/lib/rates/terms/rules/dues';
import { feesOf } from '@/lib/rates/terms/rules/fees';
import { levelInSentence, periodText, type Week, type WeekPage } from '../week/week';
import { Filled } from '../week/words';
import { CancellationBar } from './cancellation-bar';
import { PaymentTimeline } from './payment-timeline';
import { spanWidths, timeAxis } from './time-axis';

/** Shares are counted in hundredths of a per cent of an unknown price. */
const WHOLE = 10_000;

/** The terms of one period as a line of dated points, with a second bar for cancelling. */
export function DatedTerms({ week, page }: { week: Week; page: WeekPage }) {
  if (!page.terms) return null;
  const { rules, words } = page.terms;
  const total = week.price ?? money(WHOLE, page.currency);
  const stay = { ...week, today: page.today };
  const schedule = scheduleOf({ terms: rules, total }, stay);
  const points = schedule.filter((point): point is Exclude<Milestone, { kind: 'departure' }> => {
    return point.kind !== 'departure';
  });
  const dates = points.map(({ date }) => date);
  const axis = timeAxis(dates);
  const { spans } = feesOf([{ terms: rules, total: week.price }], stay);
  const values = {
    period: periodText(week, page),
    level: levelInSentence(week.serviceLevel, page),
    price: week.price ? formatMoney(week.price) : '',
  };
  return (
    <>
      <p className="lead dated-terms-lead">
        <Filled text={week.price ? words.lead : words.leadShares} values={values} />
      </p>
      <PaymentTimeline points={points} axis={axis} week={week} total={total} page={page} words={words} />
      <CancellationBar
        spans={spans}
        widths={spanWidths(spans, dates, axis)}
        total={week.price}
        today={page.today}
        locale={page.locale}
        words={words}
      />
    </>
  );
}
