import { dayAt, instantAt } from '@/lib/catalogue/place/property-time';
import { addDays, formatMoment, formatTime } from '@/lib/platform/dates';
import { snoozeLimit } from '@/lib/today/deadline/rules/list';
import type { DeadlineJson } from '@/lib/today/deadline/schema';
import { type Telling, whatText, whomText } from '@/lib/today/deadline/words';
import type { SnoozeChoice } from './snooze-menu';

const HOUR = 3_600_000;
const EVENING = '20:00';
const MORNING = '08:00';

/** Its times, as far as they lie before the deadline, and its words. */
export function snoozeOf(line: DeadlineJson, telling: Telling) {
  const { t, locale, now } = telling;
  const { timeZone } = line;
  const until = new Date(line.until);
  const limit = snoozeLimit(until, now);
  const today = dayAt(now, timeZone);
  const timeOf = (at: Date) => formatTime(at, locale, timeZone);
  const wanted = [
    { label: t('snooze.evening'), at: instantAt(today, EVENING, timeZone) },
    { label: t('snooze.morning'), at: instantAt(addDays(today, 1), MORNING, timeZone) },
    { label: t('snooze.hour'), at: new Date(until.getTime() - HOUR) },
  ];
  const choices: SnoozeChoice[] = wanted
    .filter(({ at }) => at > now && at < limit)
    .map(({ label, at }) => {
      const moment = formatMoment(at, locale, timeZone);
      return { until: at.toISOString(), label, time: timeOf(at), done: t('snooze.done', { moment }) };
    });
  const local = (at: Date) => `${dayAt(at, timeZone)}T${formatTime(at, 'en', timeZone)}`;
  const offsetMinutes = Math.round((Date.parse(`${local(now)}:00Z`) - now.getTime()) / 60_000);
  return {
    choices,
    another: { earliest: local(now), latest: local(limit), offsetMinutes },
    words: {
      label: t('snooze.label', { what: whatText(line, telling), whom: whomText(line, telling).name }),
      another: t('snooze.another'),
      set: t('snooze.set'),
      limit: t('snooze.limit', { moment: formatMoment(limit, locale, timeZone) }),
      done: t('snooze.doneTyped'),
    },
  };
}
