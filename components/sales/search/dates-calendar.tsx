'use client';

import '@/components/form/calendar.css';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import {
  type CalendarWords,
  findPeriodInputs,
  guardNativePicker,
  type PeriodInputs,
} from '@/components/form/period-inputs';
import type { StayCalendarProps } from '@/components/form/stay-calendar';
import type { PlainDate } from '@/lib/platform/dates';

type Props = { words: CalendarWords; today: PlainDate };

/** Lies in the panel of the dates, beneath its fields, once somebody opens the panel. Nothing where it cannot be fetched. */
export function DatesCalendar({ words, today }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [Calendar, setCalendar] = useState<ComponentType<StayCalendarProps> | null>(null);
  const [inputs, setInputs] = useState<PeriodInputs | null>(null);
  const [isMissing, setIsMissing] = useState(false);

  useEffect(() => {
    const panel = place.current?.closest('details');
    const found = panel && findPeriodInputs(panel);
    if (!found) return;
    const controller = new AbortController();
    const { signal } = controller;
    const follow = () => {
      setInputs(panel.open ? found : null);
      if (!panel.open) return;
      import('@/components/form/stay-calendar').then(
        ({ StayCalendar }) => setCalendar(() => StayCalendar),
        () => {
          controller.abort();
          setIsMissing(true);
        },
      );
    };
    guardNativePicker(found, signal);
    panel.addEventListener('toggle', follow, { signal });
    follow();
    return () => controller.abort();
  }, []);

  if (isMissing) return null;
  // As tall as what comes, so that nothing below it moves.
  return (
    <div ref={place} className="mt-5 min-h-[420px] noscript:hidden">
      {Calendar && inputs && <Calendar inputs={inputs} startsWith="checkIn" today={today} words={words} />}
    </div>
  );
}
