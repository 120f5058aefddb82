'use client';

import { numbered } from '@/lib/platform/numbered';

/** What happened to a lead, in finished words. */
export type HistoryWords = {
  at: string;
  said: string;
  /** What came of it, a sentence each. */
  more?: string[];
  /** What somebody wrote with it. */
  reason?: string;
};

/** A component of the browser, so that a page hands on the sentences instead of every element around them. */
export function HistoryList({ lines }: { lines: readonly HistoryWords[] }) {
  return (
    <ol className="mt-2 grid gap-3 border-l border-line pl-4">
      {numbered(lines).map(({ number, value: { at, said, more = [], reason } }) => (
        <li key={number} className="relative">
          <span
            aria-hidden
            className="absolute top-1 -left-[21px] size-2.5 rounded-full border-2 border-accent bg-surface"
          />
          <p className="text-12 leading-4 text-soft">{at}</p>
          <p>{said}</p>
          {more.map((one) => (
            <p key={one} className="text-13">
              {one}
            </p>
          ))}
          {reason && <p className="text-13 text-soft">“{reason}”</p>}
        </li>
      ))}
    </ol>
  );
}
