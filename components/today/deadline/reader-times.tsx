'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { fill } from '@/components/form/types';
import type { Locale } from '@/lib/platform/i18n/locale';

type Props = {
  listId: string;
  locale: Locale;
  /** When the list was made: each list is looked at once. */
  now: string;
  /** With `{moment}`. */
  words: string;
};

/** Beside each time of a list (`data-reader-time`) the same by the reader's clocks, where they show another. */
export function ReaderTimes({ listId, locale, now, words }: Props) {
  const [times, setTimes] = useState<{ place: HTMLElement; moment: string }[]>([]);
  useEffect(() => {
    if (!now) return;
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const places = document.getElementById(listId)?.querySelectorAll<HTMLElement>('[data-reader-time]') ?? [];
    const elsewhere = [...places].flatMap((place) => {
      const { readerTime: until = '', zone = own } = place.dataset;
      return zone === own ? [] : [{ place, zone, until: new Date(until) }];
    });
    let isCurrent = true;
    const tell = async () => {
      // Most readers' clocks show what those of the houses show.
      const told = elsewhere.length > 0 ? await import('./own-moment') : null;
      if (!isCurrent) return;
      const found = elsewhere.flatMap(({ place, zone, until }) => {
        const moment = told?.ownMoment(until, { zone, own, locale });
        return moment ? [{ place, moment }] : [];
      });
      setTimes(found);
    };
    // Without it the list says its times by the clocks of the houses alone.
    tell().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [listId, locale, now]);
  return times.map(({ place, moment }) => createPortal(fill(words, { moment }), place));
}
