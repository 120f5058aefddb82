import { fill } from '@/components/form/types';
import { daysBetween, formatDay, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Messages } from '@/lib/platform/i18n/messages';
import { formatMoney, formatNumber } from '@/lib/platform/money';
import { numbered } from '@/lib/platform/numbered';
import type { TimelineEntry } from '@/lib/rates/room/rules/timeline';

export type TimelineWords = Messages['roomRates']['timeline'];

type Props = {
  entries: readonly TimelineEntry[];
  arrival: PlainDate;
  today: PlainDate;
  locale: Locale;
  words: TimelineWords;
  /** In the hotel's own words. */
  policy?: string | null;
};

const grounds = ['bg-[#d3e8dc]', 'bg-[#efdcb8]', 'bg-[#f2cbc8]'] as const;

/** Marks nearer to each other than that, in per cent of the bar, would run into each other: they take turns in two lines. */
const MARK_WIDTH = 20;

function spansOf(entries: readonly TimelineEntry[], arrival: PlainDate, whole: number) {
  return entries.flatMap((entry, index) => {
    if (entry.kind === 'payment' || entry.kind === 'noShow') return [];
    const next = entries.slice(index + 1).find(({ kind }) => kind === 'fee');
    const days = daysBetween(entry.day, next?.day ?? arrival);
    const percent = entry.kind === 'free' ? 0 : entry.kind === 'fee' ? entry.percent : 100;
    return [{ key: `${entry.kind} ${entry.day}`, percent, share: Math.max(4, (days / whole) * 100) }];
  });
}

/** Payments before the arrival, each where its day stands on the bar. */
function marksOf(entries: readonly TimelineEntry[], today: PlainDate, whole: number) {
  let last = Number.NEGATIVE_INFINITY;
  let line = 0;
  return entries.flatMap((entry) => {
    if (entry.kind !== 'payment' || entry.at === 'hotel') return [];
    const at = Math.min(100 - MARK_WIDTH, Math.max(0, (daysBetween(today, entry.day) / whole) * 100));
    line = at - last < MARK_WIDTH ? 1 - line : 0;
    last = at;
    return [{ entry, at, line }];
  });
}

/** Payments as marks over the cancellation as a bar to scale, and below it everything in one list with real dates. */
export function TermsView({ entries, arrival, today, locale, words, policy }: Props) {
  const whole = Math.max(1, daysBetween(today, arrival));
  const marks = marksOf(entries, today, whole);
  const lines = marks.some(({ line }) => line > 0) ? 2 : 1;
  const sentenceOf = (entry: TimelineEntry): string => {
    if (entry.kind === 'noShow') return words.noShow;
    if (entry.kind === 'nonRefundable') return words.nonRefundable;
    if (entry.kind === 'free') return fill(words.freeUntil, { day: formatDay(entry.until, locale) });
    if (entry.kind === 'payment') {
      const amount = formatMoney(entry.amount);
      if (entry.isAll && entry.at === 'booking') return fill(words.allAtBooking, { amount });
      return fill(words.pay[entry.at], { amount, percent: formatNumber(entry.percent, 1) });
    }
    const { wording, percent, fee } = entry;
    const when = wording.key === 'withinDays' ? fill(words.withinDays, { days: wording.days }) : words[wording.key];
    const amount = fee ? formatMoney(fee) : '';
    return fill(words.fee, { when, percent: formatNumber(percent, 2), amount }).trimEnd();
  };
  return (
    <div className="pt-2 pb-3">
      <div aria-hidden="true">
        {marks.length > 0 && (
          <div className={`relative ${lines === 2 ? 'h-17' : 'h-9'} max-desk:hidden`}>
            {marks.map(({ entry, at, line }) => (
              <span
                key={`${entry.day} ${entry.percent}`}
                style={{ left: `${at}%`, bottom: 0, height: line === 1 ? '100%' : '36px' }}
                className="absolute border-l border-accent pl-1.5 text-12 leading-4 whitespace-nowrap"
              >
                <b className="block font-bold">{formatMoney(entry.amount)}</b>
                <span className="text-soft">{fill(words.percent, { percent: formatNumber(entry.percent, 1) })}</span>
              </span>
            ))}
          </div>
        )}
        <div className="flex h-5 overflow-hidden rounded-[4px] text-12 leading-5">
          {spansOf(entries, arrival, whole).map(({ key, percent, share }) => (
            <span
              key={key}
              style={{ flexGrow: share }}
              className={`min-w-9 basis-0 overflow-hidden px-1.5 whitespace-nowrap text-ink ${grounds[percent === 0 ? 0 : percent < 100 ? 1 : 2]}`}
            >
              {percent === 0 ? words.free : fill(words.percent, { percent: formatNumber(percent, 2) })}
            </span>
          ))}
        </div>
      </div>
      <ol className="mt-2 grid gap-1 text-13">
        {numbered(entries).map(({ number, value: entry }) => (
          <li key={number} className="grid grid-cols-[104px_1fr] gap-x-3">
            <span className="text-soft">{entry.day === today ? words.today : formatDay(entry.day, locale)}</span>
            <span>{sentenceOf(entry)}</span>
          </li>
        ))}
      </ol>
      {policy && <p className="mt-2 max-w-[68ch] text-13 text-soft">{policy}</p>}
    </div>
  );
}
