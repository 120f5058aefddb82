'use client';

import { type ReactNode, use } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';
import { DeadlineDeed } from './deed';
import { LineGone } from './kept-lines';

type Call = {
  address: string;
  body: Record<string, unknown>;
  words: { label: string; of: string; done: string };
  /** Where the line stays opened with what came of it. */
  next?: string;
};
type Way = { href: string; label: string; of: string; isPrimary: boolean; stays: boolean; isOpen?: boolean };

/** One deadline, in finished words. */
export type LineWords = {
  id: string;
  /** The looks of how near it is. */
  look?: string;
  when: { large: string; small: string };
  until: string;
  timeZone: string;
  what: string;
  why: string;
  whom: { name: string; more: string };
  /** The one thing to do: done at once, with the way to what else can be said, or where it is done. */
  deed: { call: Call; way?: Way } | { way: Way };
  /** What is put off comes back, what is not can be put off; null: it is no longer due. */
  snooze: { back: Call } | { label: string } | null;
};

type Props = {
  words: LineWords;
  /** What it asks for, done in the line itself; absent while it is not opened. */
  children?: ReactNode;
};

/** A component of the browser, so that a page hands on the words of a deadline instead of every element around them. */
export function TodayLine({ words, children }: Props) {
  const { id, look, when, until, timeZone, what, why, whom, deed, snooze } = words;
  const isGone = use(LineGone);
  return (
    <li id={`due-${id}`} className="due-line" data-open={children ? true : undefined} inert={isGone}>
      <div data-is="until" className={look}>
        <b>{when.large}</b>
        <small>{when.small}</small>
        <small data-reader-time={until} data-zone={timeZone} />
      </div>
      <p data-is="what">
        <b>{what}</b>
        <small>{why}</small>
      </p>
      <p>
        {whom.name}
        <small>{whom.more}</small>
      </p>
      <div data-is="deed">
        <div className="grid gap-1.5">
          {'call' in deed && <DeadlineDeed {...deed.call} />}
          {deed.way && <WayOn way={deed.way} />}
        </div>
        {!snooze ? null : 'back' in snooze ? (
          <DeadlineDeed {...snooze.back} />
        ) : (
          <button
            type="button"
            data-put-off={id}
            data-until={until}
            data-zone={timeZone}
            aria-expanded={false}
            aria-label={snooze.label}
            title={snooze.label}
          />
        )}
      </div>
      {children && <div className="col-span-full">{children}</div>}
    </li>
  );
}

function WayOn({ way: { href, label, of, isPrimary, stays, isOpen } }: { way: Way }) {
  return (
    <a
      href={href}
      data-soft
      data-stays={stays ? true : undefined}
      aria-label={of}
      aria-expanded={isOpen}
      className={compactButtonClass(isPrimary ? 'primary' : 'quiet', 'small', 'w-full')}
    >
      {label}
    </a>
  );
}
