import type { CountryId } from '@/lib/platform/addresses/slug';
import { addDays, formatTime, type PlainDate, SUNDAY, toDateOnly, weekdayOf } from '@/lib/platform/dates';

/** Options end and answers fall due by the clocks where the hotel or property stands. */
const zones: Readonly<Record<CountryId, string>> = {
  AD: 'Europe/Andorra',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  IT: 'Europe/Rome',
  LI: 'Europe/Vaduz',
  MC: 'Europe/Monaco',
  NO: 'Europe/Oslo',
  PT: 'Europe/Lisbon',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
};

export function timeZoneOf(countryId: string): string {
  return (zones as Readonly<Record<string, string>>)[countryId] ?? 'Europe/Paris';
}

export function dayAt(instant: Date, timeZone: string): PlainDate {
  const day = toDateOnly(instant, timeZone);
  if (!day) throw new RangeError('dates.invalid');
  return day;
}

/** `HH:MM` of a day in a zone. */
export function instantAt(day: PlainDate, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const shown = (at: number) => Date.parse(`${toDateOnly(at, timeZone)}T${formatTime(at, 'en', timeZone)}:00Z`);
  // The offset before and after a change of the clocks differs: the second look asks at nearly the right moment.
  const nearly = wanted - (shown(wanted) - wanted);
  return new Date(nearly - (shown(nearly) - wanted));
}

const OPENS = '09:00';
const CLOSES = '17:00';
const NEXT_OPENING = '10:00';
const ANSWER_HOURS = 24;

const isOpenDay = (day: PlainDate) => weekdayOf(day) !== SUNDAY;

/** 24 hours after something was asked; outside 9–17 Monday to Saturday, 10:00 of the next opening (rule 3.3). */
export function answerDueAt(asked: Date, timeZone: string): Date {
  const due = new Date(asked.getTime() + ANSWER_HOURS * 3_600_000);
  const day = dayAt(due, timeZone);
  const opens = instantAt(day, OPENS, timeZone);
  const closes = instantAt(day, CLOSES, timeZone);
  if (isOpenDay(day) && opens <= due && due <= closes) return due;
  let opening = isOpenDay(day) && due < opens ? day : addDays(day, 1);
  while (!isOpenDay(opening)) opening = addDays(opening, 1);
  return instantAt(opening, NEXT_OPENING, timeZone);
}
