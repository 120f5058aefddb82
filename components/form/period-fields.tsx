'use client';

import type { PlainDate } from '@/lib/platform/dates';
import { TextField } from './field';
import { useForm } from './form-context';
import { CalendarButton, PeriodCalendar } from './period-calendar';

type Props = { checkIn: string; checkOut: string; today: PlainDate };

const DAY_IN_MILLISECONDS = 86_400_000;

/** Only what the browser's picker is told; `lib/platform/dates` would arrive with every page for this one line. */
function dayAfter(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? '' : new Date(at + DAY_IN_MILLISECONDS).toISOString().slice(0, 10);
}

/** Arrival and departure; a picker offers no day before today and no departure before the day after arrival. */
export function PeriodFields({ checkIn, checkOut, today }: Props) {
  const { controller, words } = useForm();
  const period = controller?.getState().values.period;
  const chosen = typeof period === 'object' && period !== null && 'checkIn' in period ? period.checkIn : null;
  const earliest = typeof chosen === 'string' && chosen >= today ? chosen : today;
  return (
    <PeriodCalendar
      words={words.calendar}
      today={today}
      className="grid min-[372px]:grid-cols-2 gap-x-4 gap-y-6 season:gap-x-6"
    >
      <div className="relative">
        <TextField path="period.checkIn" label={checkIn} type="date" min={today} isRequired />
        <CalendarButton label={words.calendar.open} className="top-5 size-11" />
      </div>
      <TextField path="period.checkOut" label={checkOut} type="date" min={dayAfter(earliest)} isRequired />
    </PeriodCalendar>
  );
}
