'use client';

import { useSyncExternalStore } from 'react';
import { formatMoment } from '@/lib/platform/dates';
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
  const [there, here] = [timeZone, own].map((zone) => formatMoment(new Date(until), locale, zone));
  if (!here || there === here) return null;
  return <span className="block text-12 leading-4 text-soft">{words.replace('{moment}', here)}</span>;
}
