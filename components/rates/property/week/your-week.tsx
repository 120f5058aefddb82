'use client';

import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import type { Week, WeekPage, WeekPart } from './week';
import { WEEK_LINK } from './week-link';

const Choice = createContext<{ page: WeekPage; week: Week | null } | null>(null);
const ChosenPart = lazy(() => import('./chosen-part'));

/**
 * The week a visitor chooses. The page shows the server's own choice until then; links of the season lead to the
 * enquiry without JavaScript and choose their week with it. Rules and texts for another week load on the first touch.
 */
export function YourWeek({ page, children }: { page: WeekPage; children: ReactNode }) {
  const [week, setWeek] = useState<Week | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const choose = async (how: 'fromLink' | 'fromLevel' | 'fromAddress', element?: Element) => {
      const choosing = await import('./choosing');
      const chosen = choosing[how](page.currency, element);
      if (chosen && !stop.signal.aborted) setWeek(chosen);
    };
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(WEEK_LINK);
        if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        // If the script cannot be loaded the link to the enquiry must still work.
        choose('fromLink', link).catch(() => location.assign(link.href));
      },
      { signal: stop.signal },
    );
    document.addEventListener(
      'change',
      (event) => {
        if (event.target instanceof Element && event.target.matches('[data-level-choice]')) {
          choose('fromLevel', event.target).catch(() => undefined);
        }
      },
      { signal: stop.signal },
    );
    if (/[?&](checkIn|adults|children)=/.test(location.search)) choose('fromAddress').catch(() => undefined);
    return () => stop.abort();
  }, [page.currency]);

  return <Choice value={{ page, week }}>{children}</Choice>;
}

/** The week chosen in the browser; null while the server's own choice stands. */
export function useChosenWeek(): Week | null {
  return use(Choice)?.week ?? null;
}

/** A place whose content depends on the week. `children`: what the server drew for its own choice. */
export function WeekSlot({ part, children }: { part: WeekPart; children: ReactNode }) {
  const choice = use(Choice);
  if (!choice?.week) return children;
  return (
    <Suspense fallback={children}>
      <ChosenPart part={part} page={choice.page} week={choice.week} />
    </Suspense>
  );
}
