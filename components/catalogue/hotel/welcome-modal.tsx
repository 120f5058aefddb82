'use client';

import { useEffect, useRef, useState } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';

type Page = { title: string; text: string; step: string };
type Words = Record<'help' | 'close' | 'back' | 'next' | 'start', string>;

const SEEN = 'welcome-seen';

function hasSeen(): boolean {
  try {
    return sessionStorage.getItem(SEEN) !== null;
  } catch {
    return true;
  }
}

function noteSeen(): void {
  try {
    sessionStorage.setItem(SEEN, '1');
  } catch {
    // Without storage it does not open by itself.
  }
}

/** Three pages that open once a session, and again from the help icon. */
export function WelcomeModal({ pages, words }: { pages: readonly Page[]; words: Words }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(0);
  const page = pages[shown];
  const isLast = shown === pages.length - 1;

  const open = () => {
    setShown(0);
    dialog.current?.showModal();
  };
  useEffect(() => {
    if (!hasSeen()) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();

  return (
    <>
      <button
        type="button"
        onClick={open}
        aria-label={words.help}
        title={words.help}
        className="grid size-9 place-items-center"
      >
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="size-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        >
          <path d="M14.25 8a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0ZM6.2 6.2a1.9 1.9 0 0 1 3.7.6c0 1.3-1.9 1.5-1.9 2.7M8 11.6v.1" />
        </svg>
      </button>
      <dialog
        ref={dialog}
        onClose={noteSeen}
        aria-labelledby="welcome-title"
        className="m-auto w-[calc(100%-32px)] max-w-[480px] rounded-desk border-0 bg-surface p-6 shadow-float backdrop:bg-deep/60"
      >
        <p className="text-12 text-soft">{page?.step}</p>
        <h2 id="welcome-title" className="mt-1 font-serif text-22 font-normal">
          {page?.title}
        </h2>
        <p className="mt-3 min-h-16">{page?.text}</p>
        <div className="mt-5 flex justify-between gap-4">
          <button
            type="button"
            onClick={shown === 0 ? close : () => setShown(shown - 1)}
            className={compactButtonClass('quiet')}
          >
            {shown === 0 ? words.close : words.back}
          </button>
          <button
            type="button"
            onClick={isLast ? close : () => setShown(shown + 1)}
            className={compactButtonClass('primary')}
          >
            {isLast ? words.start : words.next}
          </button>
        </div>
      </dialog>
    </>
  );
}
