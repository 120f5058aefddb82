import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { addDays, earliest, isPlainDate, latest, type PlainDate } from '@/lib/platform/dates';
import { asDate, asDay, calendarLook, modifiersClassNames, monthOf, pageLocale } from './calendar-look';
import type { CalendarWords } from './period-inputs';

/** How far a calendar without limits turns to either side. */
const DAYS_AROUND = 5 * 366;

type Props = {
  value: string;
  today: PlainDate;
  min?: PlainDate;
  max?: PlainDate;
  words: CalendarWords;
  takesFocus: boolean;
  onChoose: (day: PlainDate) => void;
};

/** One month to choose one day in. */
export function DayCalendar({ value, today, min, max, words, takesFocus, onChoose }: Props) {
  const chosen = isPlainDate(value) ? value : null;
  const [month, setMonth] = useState(() => monthOf(chosen ?? earliest(latest(today, min ?? today), max ?? today)));
  const first = min ?? earliest(chosen ?? today, addDays(today, -DAYS_AROUND));
  const last = max ?? latest(chosen ?? today, addDays(today, DAYS_AROUND));
  return (
    <DayPicker
      {...calendarLook(pageLocale(), words, (day) => (day === today ? [words.today] : []))}
      mode="single"
      autoFocus={takesFocus}
      today={asDate(today)}
      month={asDate(month)}
      onMonthChange={(date) => setMonth(monthOf(asDay(date)))}
      startMonth={asDate(first)}
      endMonth={asDate(last)}
      disabled={{ before: asDate(first), after: asDate(last) }}
      selected={chosen ? asDate(chosen) : undefined}
      onSelect={(_chosen, date) => onChoose(asDay(date))}
      modifiers={{ arrives: (date) => asDay(date) === chosen }}
      modifiersClassNames={modifiersClassNames}
    />
  );
}
