import { dayAt, instantAt } from '@/lib/catalogue/place/property-time';
import { type PlainDate, SATURDAY, weekdayOf } from '@/lib/platform/dates';
import type { DigestRhythm } from './types';

/** Rule 10.4, by the clocks of the reader. */
const DIGEST_TIME = '07:30';
/** A worker that was away in the morning writes it later the same day; who was never looked at waits for the next morning. */
const FIRST_UNTIL = '09:00';

type Reader = { rhythm: DigestRhythm; timeZone: string; lookedOn: PlainDate | null };

/** The day of the reader on which their list is to be looked at now, and whether it may be written of; null: not yet, or it was. */
export function digestDue(
  { rhythm, timeZone, lookedOn }: Reader,
  now: Date,
): { day: PlainDate; isWritten: boolean } | null {
  const day = dayAt(now, timeZone);
  if (now < instantAt(day, DIGEST_TIME, timeZone) || (lookedOn !== null && lookedOn >= day)) return null;
  const isLateFirst = lookedOn === null && now >= instantAt(day, FIRST_UNTIL, timeZone);
  const isDayOf = rhythm === 'daily' || (rhythm === 'weekdays' && weekdayOf(day) < SATURDAY);
  return { day, isWritten: isDayOf && !isLateFirst };
}
