'use client';

import './calendar.css';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlainDate } from '@/lib/platform/dates';
import type { NightSigns } from '@/lib/rates/taken/rules/signs';
import { loadNights, type NightSource } from './night-source';
import { type CalendarWords, endOf, findPeriodInputs, guardNativePicker } from './period-inputs';
import type { Opening, PeriodPopoverProps } from './period-popover';

type Props = {
  words: CalendarWords;
  today: PlainDate;
  /** Which nights are taken; left out where that is not known. */
  nights?: NightSource;
  className: string;
  children: ReactNode;
};

/** A space belongs to a day that is typed. */
const opens = ({ key, altKey, target }: KeyboardEvent) =>
  key === 'F4' ||
  (altKey && key === 'ArrowDown') ||
  (key === ' ' && target instanceof HTMLInputElement && target.type === 'date');

/** Around two native date fields. Touching them fetches the calendar, a click or a key opens it beneath them. */
export function PeriodCalendar({ words, today, nights, className, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [Popover, setPopover] = useState<ComponentType<PeriodPopoverProps> | null>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [known, setKnown] = useState<NightSigns | null>(null);
  const learn = useEffectEvent(async () => {
    if (nights) setKnown(await loadNights(nights));
  });

  useEffect(() => {
    const element = root.current;
    const inputs = element && findPeriodInputs(element);
    if (!inputs) return;
    const controller = new AbortController();
    const { signal } = controller;
    guardNativePicker(inputs, signal);
    const load = () => import('./period-popover');
    const open = async (target: EventTarget | null, takesFocus: boolean) => {
      const end = endOf(inputs, target);
      const opener = target instanceof HTMLElement ? target : inputs.checkIn;
      void learn();
      try {
        const { PeriodPopover } = await load();
        setPopover(() => PeriodPopover);
        setOpening({ inputs, opener, startsWith: end ?? 'checkIn', takesFocus });
      } catch {
        // Our calendar could not be loaded: the browser's own opens.
        controller.abort();
        inputs[end ?? 'checkIn'].showPicker();
      }
    };
    const prepare = () => void load().catch(() => undefined);
    element.addEventListener('pointerenter', prepare, { signal });
    element.addEventListener('focusin', prepare, { signal });
    element.addEventListener(
      'click',
      ({ target, detail }) => {
        const button = target instanceof Element && target.closest('[data-opens-calendar]');
        // A click that a key causes has no pointer: its `detail` is 0.
        if (button) void open(button, detail === 0);
        else if (endOf(inputs, target)) void open(target, false);
      },
      { signal },
    );
    element.addEventListener(
      'keydown',
      (event) => {
        if (!opens(event) || !endOf(inputs, event.target)) return;
        event.preventDefault();
        void open(event.target, true);
      },
      { signal },
    );
    return () => controller.abort();
  }, []);

  return (
    <div ref={root} data-period className={className}>
      {children}
      {Popover && opening && (
        <Popover words={words} today={today} opening={opening} nights={known} onClose={() => setOpening(null)} />
      )}
    </div>
  );
}

/** Stands at the end of a date field, in a box of the field's own. */
export function CalendarButton({ label, className }: { label: string; className: string }) {
  return (
    <button
      type="button"
      data-opens-calendar
      aria-label={label}
      aria-haspopup="dialog"
      className={`absolute right-0 flex items-center justify-center text-soft hover:text-ink noscript:hidden ${className}`}
    >
      <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M2.5 4.5h13v11h-13zM2.5 8h13M6 2v4M12 2v4" />
      </svg>
    </button>
  );
}
