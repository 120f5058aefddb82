import { instantAt } from '@/lib/catalogue/place/property-time';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { WantedDeadline } from '../types';

/** The midnight with which a day is over, where the house stands. */
export function endOf(day: PlainDate, timeZone: string): Date {
  return instantAt(addDays(day, 1), '00:00', timeZone);
}

type Moment = Pick<WantedDeadline, 'until' | 'isDay' | 'endsAt'>;

/** Over with the day. */
export function passesWith(day: PlainDate, timeZone: string): Moment {
  const until = endOf(day, timeZone);
  return { until, isDay: true, endsAt: until };
}

/** Over at that moment. */
export function passesAt(until: Date): Moment {
  return { until, isDay: false, endsAt: until };
}
