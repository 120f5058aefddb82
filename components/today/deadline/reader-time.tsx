'use client';

import { useSyncExternalStore } from 'react';
import { formatMoment, formatTime, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';

type Props = { until: string; timeZone: string; locale: Locale /** With `{moment}`. */; words: string };

const never = () => () => {};

/** The same moment by the reader's own clocks, where they show another time than those of the house. */
export function ReaderTime({ until, timeZone, locale, words }: Props) {
  const own = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => timeZone,
  );
  const at = new Date(until);
  const [there, here] = [timeZone, own].map((zone) => formatMoment(at, locale, zone));
  if (!here || there === here) return null;
  const isSameDay = toDateOnly(at, own) === toDateOnly(at, timeZone);
  const moment = isSameDay ? formatTime(at, locale, own) : here;
  return <span className="block text-12 leading-4 text-soft">{words.replace('{moment}', moment)}</span>;
}
