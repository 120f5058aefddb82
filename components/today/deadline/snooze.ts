import { dayAt, instantAt } from '@/lib/catalogue/place/property-time';
import { addDays, formatTime } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { snoozeLimit } from '@/lib/today/deadline/rules/list';

const HOUR = 3_600_000;
const EVENING = '20:00';
const MORNING = '08:00';

type Deadline = { until: Date; now: Date; timeZone: string };

/**
 * The times a deadline can be put off to, as far as they lie before it, the soonest first; and what the field for another
 * time takes, as `YYYY-MM-DDTHH:MM` by the clocks of the house, and how far those are from UTC.
 */
export function snoozeTimes({ until, now, timeZone }: Deadline) {
  const limit = snoozeLimit(until, now);
  const today = dayAt(now, timeZone);
  const wanted = [
    { name: 'evening', at: instantAt(today, EVENING, timeZone) },
    { name: 'morning', at: instantAt(addDays(today, 1), MORNING, timeZone) },
    { name: 'hour', at: new Date(until.getTime() - HOUR) },
  ] as const;
  const local = (at: Date) => `${dayAt(at, timeZone)}T${formatTime(at, 'en', timeZone)}`;
  return {
    choices: wanted
      .filter(({ at }) => at > now && at < limit)
      .map(({ name, at }) => ({ name, at, time: (locale: Locale) => formatTime(at, locale, timeZone) })),
    limit,
    another: {
      earliest: local(now),
      latest: local(limit),
      offsetMinutes: Math.round((Date.parse(`${local(now)}:00Z`) - now.getTime()) / 60_000),
    },
  };
}
