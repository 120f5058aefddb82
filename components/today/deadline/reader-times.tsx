'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { fill } from '@/components/form/types';
import { formatMoment, formatTime, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';

type Props = {
  listId: string;
  locale: Locale;
  /** When the list was made: each list is looked at once. */
  now: string;
  /** With `{moment}`. */
  words: string;
};

/** A moment by the reader's own clocks; null where they show what those of the house show. */
function ownMoment(until: Date, { zone, own, locale }: { zone: string; own: string; locale: Locale }): string | null {
  const here = formatMoment(until, locale, own);
  if (here === formatMoment(until, locale, zone)) return null;
  return toDateOnly(until, own) === toDateOnly(until, zone) ? formatTime(until, locale, own) : here;
}

/** Beside each time of a list (`data-reader-time`) the same by the reader's clocks, where they show another. */
export function ReaderTimes({ listId, locale, now, words }: Props) {
  const [times, setTimes] = useState<{ place: HTMLElement; moment: string }[]>([]);
  useEffect(() => {
    if (!now) return;
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const places = document.getElementById(listId)?.querySelectorAll<HTMLElement>('[data-reader-time]') ?? [];
    const found = [...places].flatMap((place) => {
      const { readerTime: until = '', zone = own } = place.dataset;
      const moment = zone === own ? null : ownMoment(new Date(until), { zone, own, locale });
      return moment ? [{ place, moment }] : [];
    });
    setTimes(found);
  }, [listId, locale, now]);
  return times.map(({ place, moment }) => createPortal(fill(words, { moment }), place));
}
