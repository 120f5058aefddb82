import { compactButtonClass } from '@/components/ui/compact-button';
import { addDays, formatMonth, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';

/** As far ahead as anybody plans. */
const MOST_MONTHS = 30;

type Props = {
  action: string;
  /** What else the address keeps. */
  kept: Readonly<Record<string, string | readonly string[] | undefined>>;
  today: PlainDate;
  /** First day the calendar shows. */
  from: PlainDate;
  locale: Locale;
  words: { month: string; show: string };
};

function monthsFrom(today: PlainDate): PlainDate[] {
  const months = [`${today.slice(0, 7)}-01` as PlainDate];
  while (months.length < MOST_MONTHS) {
    const last = months.at(-1) ?? today;
    months.push(`${addDays(last, 31).slice(0, 7)}-01` as PlainDate);
  }
  return months;
}

/** The way to a month that is many presses of an arrow away; a form, so that it needs no script. */
export function MonthChoice({ action, kept, today, from, locale, words }: Props) {
  const [first, ...later] = monthsFrom(today);
  const shown = `${from.slice(0, 7)}-01`;
  return (
    <form action={action} className="flex items-center gap-2">
      {Object.entries(kept).flatMap(([name, value]) =>
        [value ?? []].flat().map((one) => <input key={`${name} ${one}`} type="hidden" name={name} value={one} />),
      )}
      <select
        key={shown}
        name="from"
        aria-label={words.month}
        defaultValue={shown === first ? today : shown}
        className="h-9 rounded-desk border border-line-strong bg-surface px-2 text-13"
      >
        {[today, ...later].map((month) => (
          <option key={month} value={month}>
            {formatMonth(month, locale)}
          </option>
        ))}
      </select>
      <button type="submit" className={compactButtonClass('quiet')}>
        {words.show}
      </button>
    </form>
  );
}
