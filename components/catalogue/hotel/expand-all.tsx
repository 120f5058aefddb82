'use client';

import { useEffect, useState } from 'react';

/** The sections of the list with that id. */
function sectionsOf(listId: string): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`#${listId} > details`)];
}

/** Opens every section, and closes them when all are open. */
export function ExpandAll({ listId, words }: { listId: string; words: { expand: string; collapse: string } }) {
  const [areOpen, setOpen] = useState(false);
  useEffect(() => {
    const look = () => setOpen(sectionsOf(listId).every(({ open }) => open));
    const stop = new AbortController();
    // The event does not bubble.
    document.getElementById(listId)?.addEventListener('toggle', look, { capture: true, signal: stop.signal });
    look();
    return () => stop.abort();
  }, [listId]);
  return (
    <button
      type="button"
      onClick={() => {
        for (const section of sectionsOf(listId)) section.open = !areOpen;
      }}
      className="min-h-6 text-13 font-bold text-main-ink hover:underline hover:underline-offset-4"
    >
      {areOpen ? words.collapse : words.expand}
    </button>
  );
}
