import { type ChevronProps, DayButton, type DayButtonProps } from 'react-day-picker';
import { formatMonth, formatRange, formatWeekday, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { CalendarWords } from './period-inputs';

export const FOCUSABLE_DAY = '[role=gridcell] > button[tabindex="0"]';

export const monthOf = (day: PlainDate) => `${day.slice(0, 7)}-01` as PlainDate;
export const asDate = (day: PlainDate) => new Date(`${day}T00:00:00Z`);
export const asDay = (date: Date) => new Date(date.getTime()).toISOString().slice(0, 10) as PlainDate;

/** Of the page: the calendar is only ever shown in a browser. */
export const pageLocale = (): Locale => (document.documentElement.lang === 'de' ? 'de' : 'en');

/** What every calendar of ours says and looks like; `saysOf` is what is heard of a day after its date. */
export function calendarLook(locale: Locale, words: CalendarWords, saysOf: (day: PlainDate) => string[]) {
  return {
    timeZone: 'UTC',
    lang: locale,
    weekStartsOn: 1,
    classNames,
    components: { Chevron, DayButton: Day },
    labels: {
      labelNav: () => words.months,
      labelPrevious: () => words.previous,
      labelNext: () => words.next,
      labelGrid: (date: Date) => formatMonth(asDay(date), locale),
      labelWeekday: (date: Date) => formatWeekday(asDay(date), locale, 'long'),
      labelDayButton: (date: Date) => {
        const day = asDay(date);
        return [`${formatWeekday(day, locale, 'long')}, ${formatRange(day, day, locale)}`, ...saysOf(day)].join(', ');
      },
    },
    formatters: {
      formatCaption: (date: Date) => formatMonth(asDay(date), locale),
      formatWeekdayName: (date: Date) => formatWeekday(asDay(date), locale).slice(0, 2),
      formatDay: (date: Date) => String(Number(asDay(date).slice(8))),
    },
  } as const;
}

const navButton =
  'flex size-11 items-center justify-center rounded-control transition-colors hover:bg-main-light2 aria-disabled:cursor-default aria-disabled:text-line-strong aria-disabled:hover:bg-transparent';

/** Weeks are two pixels apart and there is always room for six, so changing the month moves nothing. */
const classNames = {
  months: 'relative flex gap-x-8',
  month: 'min-h-[352px] grow basis-0',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: navButton,
  button_next: navButton,
  chevron: 'size-4',
  month_caption: 'flex h-11 items-center justify-center',
  caption_label: 'serif text-18 leading-none',
  month_grid: 'w-full table-fixed border-collapse',
  weekday: 'h-8 text-12 font-normal text-soft',
  day: 'p-0 py-px text-center bg-clip-content',
  day_button:
    'figures relative h-11 w-full rounded-control text-14 hover:shadow-[inset_0_0_0_1px_var(--main)] focus-visible:z-1 focus-visible:outline-offset-1 disabled:cursor-default disabled:text-line-strong disabled:hover:shadow-none',
  today:
    '[&>button]:after:absolute [&>button]:after:bottom-1.5 [&>button]:after:left-1/2 [&>button]:after:h-px [&>button]:after:w-4 [&>button]:after:-translate-x-1/2 [&>button]:after:bg-accent',
};

function Chevron({ className, orientation }: ChevronProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={className}
      aria-hidden="true"
    >
      <path d={orientation === 'left' ? 'M10 3 5 8l5 5' : 'm6 3 5 5-5 5'} />
    </svg>
  );
}

const end = '[&>button]:bg-main [&>button]:text-on-main';

export const modifiersClassNames = { arrives: end, departs: end, stays: 'not-data-hidden:bg-main-light2' };

const taken = '[&>button]:text-soft [&>button]:line-through [&>button]:decoration-1 [&>button]:decoration-soft';

/** Also on the signs that explain them. */
export const signClassNames = {
  sold: taken,
  closed: `${taken} bg-sand`,
  held: 'not-data-hidden:bg-warning/10',
  refused: '[&>button]:cursor-default [&>button]:text-soft [&>button]:hover:shadow-none',
};

/** A day that would be refused can be reached and heard all the same. */
function Day(props: DayButtonProps) {
  return <DayButton {...props} aria-disabled={props.modifiers.refused ? true : undefined} />;
}
