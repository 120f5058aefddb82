'use client';

import type { KeyboardEvent, ReactNode } from 'react';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The arrow keys walk from day to day; of all days one alone is reached by Tab. */
export function ArrivalKeys({ children, label }: { children: ReactNode; label: string }) {
  function walk(event: KeyboardEvent<HTMLTableElement>) {
    const days = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-day]')];
    const here = days.indexOf(document.activeElement as HTMLElement);
    const week = here - (here % 7);
    const ends: Record<string, number> = { Home: week, End: week + 6 };
    const to = event.key in steps ? here + (steps[event.key] ?? 0) : ends[event.key];
    const next = to === undefined || here < 0 ? undefined : days[to];
    if (!next) return;
    event.preventDefault();
    for (const day of days) day.tabIndex = day === next ? 0 : -1;
    next.focus();
  }
  return (
    <table aria-label={label} onKeyDown={walk} className="w-full table-fixed border-separate border-spacing-0">
      {children}
    </table>
  );
}
