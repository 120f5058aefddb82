import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { DayPicker } from 'react-day-picker';
import {
  addDays,
  formatDay,
  formatRange,
  formatWeekday,
  isPlainDate,
  latest,
  nightsBetween,
  type PlainDate,
} from '@/lib/platform/dates';
import { lastDepartureFrom, mayArriveOn, type NightSigns, signOf } from '@/lib/rates/taken/rules/signs';
import {
  asDate,
  asDay,
  calendarLook,
  FOCUSABLE_DAY,
  modifiersClassNames,
  monthOf,
  pageLocale,
  signClassNames,
} from './calendar-look';
import { NightLegend } from './night-legend';
import { type CalendarWords, endOf, type PeriodEnd, type PeriodInputs, writeDay } from './period-inputs';
import { fill } from './types';

/** How far ahead a stay can be chosen; a later one can be typed. */
const DAYS_AHEAD = 2 * 365;
const TWO_MONTHS = '(width >= 768px)';

export type StayCalendarProps = {
  inputs: PeriodInputs;
  /** Which end is chosen first; a departure needs an arrival. */
  startsWith: PeriodEnd;
  today: PlainDate;
  words: CalendarWords;
  /** Which nights are taken; null: not known, or not yet. */
  nights?: NightSigns | null;
  /** The keyboard asked for it and goes on in it. */
  takesFocus?: boolean;
  onComplete?: () => void;
};

/** Most properties are let by the week (rule 7.10). */
const weekAfter = (day: PlainDate) => addDays(day, 7);

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

/** Announces a choice to whoever listens to the fields: once it is whole, or when the calendar closes before. */
function useAnnouncement({ checkOut }: PeriodInputs) {
  const isUnannounced = useRef(false);
  const announce = () => {
    if (!isUnannounced.current) return;
    isUnannounced.current = false;
    if (checkOut.isConnected) checkOut.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const announceAtLast = useRef(announce);
  useEffect(() => () => announceAtLast.current(), []);
  return { isUnannounced, announce };
}

/** The choice itself: what a day means that is pressed, and which end comes next. */
function useChoice({ inputs, startsWith, nights, onComplete }: StayCalendarProps) {
  const { arrival, departure } = useStay(inputs);
  const [wanted, setWanted] = useState<PeriodEnd>(startsWith);
  const { isUnannounced, announce } = useAnnouncement(inputs);
  const end = arrival ? wanted : 'checkIn';
  const last = nights && arrival ? lastDepartureFrom(nights, arrival) : null;

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

  const isArrival = (day: PlainDate) => end === 'checkIn' || !arrival || day < arrival;
  /** What the judge would refuse is not chosen here; who wants it all the same can type it. */
  const isRefused = (day: PlainDate): boolean => {
    if (!nights) return false;
    return isArrival(day) ? !mayArriveOn(nights, day) : last !== null && day > last;
  };

  function choose(day: PlainDate) {
    if (isRefused(day)) return;
    if (isArrival(day)) {
      const reach = nights && lastDepartureFrom(nights, day);
      const isWithin = departure && departure > day && !(reach && departure > reach);
      write(day, isWithin ? departure : '');
      setWanted('checkOut');
    } else if (arrival && day > arrival) {
      write(arrival, day);
      setWanted('checkIn');
      announce();
      onComplete?.();
    }
  }

  function clear() {
    write('', '');
    setWanted('checkIn');
    announce();
  }
  return { arrival, departure, end, choose, clear, isRefused };
}

/** Shows the month of a date that was typed. A day chosen in the calendar is visible already, so that turns nothing. */
function useMonth(arrival: PlainDate | null, today: PlainDate, isWide: boolean) {
  const [month, setMonth] = useState(() => monthOf(arrival && arrival > today ? arrival : today));
  const [known, setKnown] = useState(arrival);
  if (arrival !== known) {
    setKnown(arrival);
    const lastShown = isWide ? monthOf(addDays(month, 31)) : month;
    if (arrival && arrival >= today && (arrival < month || monthOf(arrival) > lastShown)) setMonth(monthOf(arrival));
  }
  return [month, setMonth] as const;
}

/** One or two months to choose a stay in, from arrival to departure in one go. Writes into the fields it is given. */
export function StayCalendar(props: StayCalendarProps) {
  const { inputs, today, words, nights = null, takesFocus = false } = props;
  const locale = pageLocale();
  const { arrival, departure, end, choose, clear, isRefused } = useChoice(props);
  const [pointed, setPointed] = useState<PlainDate | null>(null);
  const [wide] = useState(() => matchMedia(TWO_MONTHS));
  const isWide = useSyncExternalStore(subscribeTo(wide), () => wide.matches);
  const [month, setMonth] = useMonth(arrival, today, isWide);
  const reached = pointed && !isRefused(pointed) ? pointed : null;
  const shownDeparture = end === 'checkOut' && arrival && reached && reached > arrival ? reached : departure;
  const root = useRef<HTMLDivElement>(null);
  // A button that disappears with its deed leaves the focus to a day.
  const toDay = () => root.current?.querySelector<HTMLElement>(FOCUSABLE_DAY)?.focus();
  const has = (day: PlainDate, sign: string) => nights !== null && day >= today && signOf(nights, day) === sign;
  const saysOf = (day: PlainDate) => {
    const sign = nights && day >= today ? signOf(nights, day) : 'free';
    const said = [
      day === today && words.today,
      sign !== 'free' && words[sign],
      day === arrival && words.arrival,
      day === departure && words.departure,
    ];
    return said.filter((one) => one !== false);
  };

  return (
    <div ref={root}>
      <DayPicker
        {...calendarLook(locale, words, saysOf)}
        mode="range"
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
        onSelect={(_range, date) => {
          setPointed(null);
          choose(asDay(date));
        }}
        onDayMouseEnter={(date) => setPointed(asDay(date))}
        onDayMouseLeave={() => setPointed(null)}
        onDayFocus={(date) => setPointed(asDay(date))}
        onDayBlur={() => setPointed(null)}
        modifiers={{
          arrives: (date) => asDay(date) === arrival,
          departs: (date) => asDay(date) === shownDeparture,
          stays: (date) => Boolean(arrival && shownDeparture && asDay(date) > arrival && asDay(date) < shownDeparture),
          refused: (date) => asDay(date) >= today && isRefused(asDay(date)),
          sold: (date) => has(asDay(date), 'sold'),
          closed: (date) => has(asDay(date), 'closed'),
          held: (date) => has(asDay(date), 'held'),
        }}
        modifiersClassNames={{ ...modifiersClassNames, ...signClassNames }}
      />
      {nights && <NightLegend nights={nights} words={words} />}
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-3">
        <Chosen {...{ arrival, departure: shownDeparture, end, words }} />
        {end === 'checkOut' && arrival && !departure && !isRefused(weekAfter(arrival)) && (
          <button
            type="button"
            onClick={() => {
              choose(weekAfter(arrival));
              toDay();
            }}
            className="quiet-link text-14"
          >
            {fill(words.week, {
              day: `${formatWeekday(weekAfter(arrival), locale)} ${formatDay(weekAfter(arrival), locale)}`,
            })}
          </button>
        )}
        {(arrival || inputs.checkOut.value) && (
          <button
            type="button"
            onClick={() => {
              clear();
              toDay();
            }}
            className="quiet-link text-14"
          >
            {words.clear}
          </button>
        )}
      </div>
    </div>
  );
}

type ChosenProps = {
  arrival: PlainDate | null;
  departure: PlainDate | null;
  end: PeriodEnd;
  words: CalendarWords;
};

/** What is chosen, or what to choose next. */
function Chosen({ arrival, departure, end, words }: ChosenProps) {
  const locale = pageLocale();
  const count = arrival && departure ? nightsBetween(arrival, departure) : 0;
  return (
    <p role="status" className="mr-auto text-14">
      {count > 0 ? (
        <>
          <span className="figures">{formatRange(arrival, departure, locale, { month: 'short' })}</span>
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
  );
}
