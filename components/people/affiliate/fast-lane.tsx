'use client';

import { useEffect } from 'react';

type Props = { formId: string; words: string };

/** Presses *Register Now* by itself, once: who comes back with the browser's button is not sent away again. */
export function FastLane({ formId, words }: Props) {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type === 'back_forward') return;
    const press = () => {
      const form = document.getElementById(formId);
      const button = form?.querySelector<HTMLButtonElement>('button[value="register"]');
      if (form instanceof HTMLFormElement && button) form.requestSubmit(button);
    };
    if (document.readyState === 'complete') return press();
    // A page left before its load event is over has no place in the browser's history: nobody could come back to it.
    const controller = new AbortController();
    addEventListener('load', () => setTimeout(press), { signal: controller.signal });
    return () => controller.abort();
  }, [formId]);
  return (
    <p role="status" className="mt-5 text-16 leading-6">
      {words}
    </p>
  );
}
