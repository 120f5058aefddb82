'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { SESSION_ENDED_EVENT } from './query-client';

export type SessionEndedWords = Record<'title' | 'text' | 'signIn' | 'stay', string>;

/** Says that somebody is no longer signed in, in the place where it turned out, and leads back to it. */
export function SessionEnded({ words }: { words: SessionEndedWords }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [here, setHere] = useState('');

  useEffect(() => {
    const show = () => {
      // The link has its way back before it can be followed: the dialog opens on it, and Enter may be pressed already.
      flushSync(() => setHere(location.pathname + location.search));
      if (!dialog.current?.open) dialog.current?.showModal();
    };
    document.addEventListener(SESSION_ENDED_EVENT, show);
    return () => document.removeEventListener(SESSION_ENDED_EVENT, show);
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="session-ended"
      aria-describedby="session-ended-text"
      className="m-auto w-[min(420px,calc(100vw-32px))] rounded-desk border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-deep/40"
    >
      <h2 id="session-ended" className="font-sans text-18 leading-6 font-bold tracking-normal">
        {words.title}
      </h2>
      <p id="session-ended-text" className="mt-2 text-14 text-soft">
        {words.text}
      </p>
      {/* The way on comes first, so the dialog opens on it; it stands where the other dialogs have theirs. */}
      <form method="dialog" className="mt-5 flex flex-row-reverse flex-wrap gap-2">
        <a href={paths.signIn({ callbackUrl: here })} className={compactButtonClass('primary')}>
          {words.signIn}
        </a>
        <button type="submit" className={compactButtonClass('quiet')}>
          {words.stay}
        </button>
      </form>
    </dialog>
  );
}
