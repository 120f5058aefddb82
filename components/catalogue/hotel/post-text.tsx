'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A tenth of the window's height of a text, and all of it on demand (rule 7.4). */
export function PostText({ children, words }: { children: ReactNode; words: { more: string; less: string } }) {
  const text = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const [isCut, setCut] = useState(true);
  useEffect(() => {
    const { current } = text;
    if (current && !isWhole) setCut(current.scrollHeight > current.clientHeight + 1);
  }, [isWhole]);
  return (
    <>
      <div ref={text} className={isWhole ? undefined : 'max-h-[10vh] overflow-hidden'}>
        {children}
      </div>
      {(isCut || isWhole) && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="mt-2 min-h-6 text-13 font-bold text-main-ink hover:underline hover:underline-offset-4"
        >
          {isWhole ? words.less : words.more}
        </button>
      )}
    </>
  );
}
