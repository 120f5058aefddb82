import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { DayPicker } from 'react-day-picker';
import {
  addDays,
  formatDay,
  formatMonth,
  formatRange,
  formatWeekday,
  isPlainDate,
  latest,
  nightsBetween,
  type PlainDate,
} from '@/lib/platform/dates';
import { Chevron, classNames, modifiersClassNames } from './calendar-look';
import { type CalendarWords, endOf, type PeriodEnd, type PeriodInputs, writeDay } from './period-inputs';
import { fill } from './types';

/** How far ahead a stay can be chosen; a later one can be typed. */
const DAYS_AHEAD = 2 * 365;
export const FOCUSABLE_DAY = '[role=gridcell] > button[tabindex="0"]';
const TWO_MONTHS = '(width >= 768px)';

export type StayCalendarProps = {
  inputs: PeriodInputs;
  /** Which end is chosen first; a departure needs an arrival. */
  startsWith: PeriodEnd;
  today: PlainDate;
  words: CalendarWords;
  /** The keyboard asked for it and goes on in it. */
  takesFocus?: boolean;
  onComplete?: () => void;
};

/** Most properties are let by the week (rule 7.10). */
const weekAfter = (day: PlainDate) => addDays(day, 7);
const monthOf = (day: PlainDate) => `${day.slice(0, 7)}-01` as PlainDate;
const asDate = (day: PlainDate) => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date) => new Date(date.getTime()).toISOString().slice(0, 10) as PlainDate;

function subscribeTo(query: MediaQueryList) {
  return (listener: () => void) => {
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
}

/** What stands in the two fields, also while somebody types in them. */
function useStay({ checkIn, checkOut }: PeriodInputs) {
  const text = useSyncExternalStore(
    (listener) => {
      const controller = new AbortController();
      for (const input of [checkIn, checkOut]) input.addEventListener('input', listener, { signal: controller.signal });
      return () => controller.abort();
    },
    () => `${checkIn.value}/${checkOut.value}`,
  );
  const [from = '', to = ''] = text.split('/');
  const arrival = isPlainDate(from) ? from : null;
  return { arrival, departure: arrival && isPlainDate(to) && to > arrival ? to : null };
}

/** One or two months to choose a stay in, from arrival to departure in one go. Writes into the fields it is given. */
export function StayCalendar(props: StayCalendarProps) {
  const { inputs, startsWith, today, words, takesFocus = false, onComplete } = props;
  const locale = document.documentElement.lang === 'de' ? 'de' : 'en';
  const { arrival, departure } = useStay(inputs);
  const [wanted, setWanted] = useState<PeriodEnd>(startsWith);
  const [pointed, setPointed] = useState<PlainDate | null>(null);
  const [wide] = useState(() => matchMedia(TWO_MONTHS));
  const isWide = useSyncExternalStore(subscribeTo(wide), () => wide.matches);
  const end = arrival ? wanted : 'checkIn';
  // Shows the month of a date that was typed. A day chosen in the calendar is visible already, so that turns nothing.
  const [month, setMonth] = useState(() => monthOf(arrival && arrival > today ? arrival : today));
  const [known, setKnown] = useState(arrival);
  if (arrival !== known) {
    setKnown(arrival);
    const lastShown = isWide ? monthOf(addDays(month, 31)) : month;
    if (arrival && arrival >= today && (arrival < month || monthOf(arrival) > lastShown)) setMonth(monthOf(arrival));
  }
  const shownDeparture = end === 'checkOut' && arrival && pointed && pointed > arrival ? pointed : departure;

  const root = useRef<HTMLDivElement>(null);
  // Closing the calendar with only an arrival chosen reports that arrival.
  const isUnannounced = useRef(false);
  const announce = () => {
    if (!isUnannounced.current) return;
    isUnannounced.current = false;
    if (inputs.checkOut.isConnected) inputs.checkOut.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const announceAtLast = useRef(announce);
  useEffect(() => () => announceAtLast.current(), []);

  useEffect(() => {
    const controller = new AbortController();
    const follow = ({ target }: Event) => {
      const end = endOf(inputs, target);
      if (end) setWanted(end);
    };
    inputs.checkIn.closest('[data-period]')?.addEventListener('focusin', follow, { signal: controller.signal });
    return () => controller.abort();
  }, [inputs]);

  function write(from: PlainDate | '', to: PlainDate | '') {
    isUnannounced.current = true;
    writeDay(inputs.checkIn, from);
    writeDay(inputs.checkOut, to);
  }

  function choose(day: PlainDate) {
    setPointed(null);
    if (end === 'checkIn' || !arrival || day < arrival) {
      write(day, departure && departure > day ? departure : '');
      setWanted('checkOut');
    } else if (day > arrival) {
      write(arrival, day);
      setWanted('checkIn');
      announce();
      onComplete?.();
    }
  }

  function chooseWeek() {
    if (!arrival) return;
    choose(weekAfter(arrival));
    // This button disappears once a week is chosen, while the calendar may stay open: the focus moves to a day.
    root.current?.querySelector<HTMLElement>(FOCUSABLE_DAY)?.focus();
  }

  function clear() {
    write('', '');
    setWanted('checkIn');
    announce();
    // This button disappears once nothing is chosen: the focus moves to a day.
    root.current?.querySelector<HTMLElement>(FOCUSABLE_DAY)?.focus();
  }

  const dayInWords = (day: PlainDate) =>
    [
      `${formatWeekday(day, locale, 'long')}, ${formatRange(day, day, locale)}`,
      day === today && words.today,
      day === arrival && words.arrival,
      day === departure && words.departure,
    ]
      .filter(Boolean)
      .join(', ');
  const count = arrival && shownDeparture ? nightsBetween(arrival, shownDeparture) : 0;

  return (
    <div ref={root}>
      <DayPicker
        mode="range"
        timeZone="UTC"
        lang={locale}
        weekStartsOn={1}
        numberOfMonths={isWide ? 2 : 1}
        pagedNavigation={isWide}
        autoFocus={takesFocus}
        today={asDate(today)}
        month={asDate(month)}
        onMonthChange={(date) => setMonth(monthOf(asDay(date)))}
        startMonth={asDate(today)}
        endMonth={asDate(latest(addDays(today, DAYS_AHEAD), departure ?? arrival ?? today))}
        disabled={{ before: asDate(today) }}
        selected={{
          from: arrival ? asDate(arrival) : undefined,
          to: departure ? asDate(departure) : undefined,
        }}
        onSelect={(_range, date) => choose(asDay(date))}
        onDayMouseEnter={(date) => setPointed(asDay(date))}
        onDayMouseLeave={() => setPointed(null)}
        onDayFocus={(date) => setPointed(asDay(date))}
        onDayBlur={() => setPointed(null)}
        modifiers={{
          arrives: (date) => asDay(date) === arrival,
          departs: (date) => asDay(date) === shownDeparture,
          stays: (date) => Boolean(arrival && shownDeparture && asDay(date) > arrival && asDay(date) < shownDeparture),
        }}
        modifiersClassNames={modifiersClassNames}
        classNames={classNames}
        components={{ Chevron }}
        labels={{
          labelNav: () => words.months,
          labelPrevious: () => words.previous,
          labelNext: () => words.next,
          labelGrid: (date) => formatMonth(asDay(date), locale),
          labelWeekday: (date) => formatWeekday(asDay(date), locale, 'long'),
          labelDayButton: (date) => dayInWords(asDay(date)),
        }}
        formatters={{
          formatCaption: (date) => formatMonth(asDay(date), locale),
          formatWeekdayName: (date) => formatWeekday(asDay(date), locale).slice(0, 2),
          formatDay: (date) => String(Number(asDay(date).slice(8))),
        }}
      />
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-3">
        <p role="status" className="mr-auto text-14">
          {count > 0 ? (
            <>
              <span className="figures">{formatRange(arrival, shownDeparture, locale, { month: 'short' })}</span>
              <span className="figures text-soft">, {fill(count === 1 ? words.night : words.nights, { count })}</span>
            </>
          ) : (
            <span className="text-soft">
              {end === 'checkOut' && arrival
                ? `${formatDay(arrival, locale)}. ${words.chooseDeparture}`
                : words.chooseArrival}
            </span>
          )}
        </p>
        {end === 'checkOut' && arrival && !departure && (
          <button type="button" onClick={chooseWeek} className="quiet-link text-14">
            {fill(words.week, {
              day: `${formatWeekday(weekAfter(arrival), locale)} ${formatDay(weekAfter(arrival), locale)}`,
            })}
          </button>
        )}
        {(arrival || inputs.checkOut.value) && (
          <button type="button" onClick={clear} className="quiet-link text-14">
            {words.clear}
          </button>
        )}
      </div>
    </div>
  );
}
