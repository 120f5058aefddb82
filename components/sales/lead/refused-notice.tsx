'use client';

import { useEffect, useState } from 'react';

const REFUSED = 'alpenglow:answer-refused';

/** What was pressed on a page that was no longer true; the page follows the truth, and the sentence has to stay. */
export function tellRefused(sentence: string): void {
  document.dispatchEvent(new CustomEvent(REFUSED, { detail: sentence }));
}

/** Why the last answer was not sent, while the page around it changes to what is asked now. */
export function RefusedNotice() {
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    const hear = (event: Event) => setSentence(String((event as CustomEvent).detail));
    document.addEventListener(REFUSED, hear, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    <p role="alert" className={sentence ? 'mb-4 rounded-desk border border-warning p-3 text-14 font-bold' : 'sr-only'}>
      {sentence}
    </p>
  );
}
