'use client';

import { useId, useRef, useState } from 'react';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';

export type SnoozeChoice = { until: string; label: string; time: string; done: string };

type Props = {
  address: string;
  /** Times before the deadline, the soonest first. */
  choices: readonly SnoozeChoice[];
  /** What the field for another time takes, as `YYYY-MM-DDTHH:MM` by the clocks of the house, and how far those are from UTC. */
  another: { earliest: string; latest: string; offsetMinutes: number };
  words: Record<'label' | 'another' | 'set' | 'limit' | 'done', string>;
};

const Moon = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4" fill="none" stroke="currentColor" strokeWidth="1.5">
    <path d="M13.5 9.5A6 6 0 1 1 6.5 2.5a5 5 0 0 0 7 7z" />
  </svg>
);

/**
 * The times a line can be put off to. Drawn once its moon is pressed, so that a long list carries one button a line; Escape,
 * or leaving it, closes it.
 */
export function SnoozeMenu({ address, choices, another, words }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const said = useRef('');
  const { send, isBusy, failure } = useApiMutation(address, { confirmation: () => said.current });
  const put = (until: string, done: string) => {
    said.current = done;
    setOpen(false);
    send({ until });
  };
  const putTyped = () => {
    const typed = field.current?.value;
    if (!typed) return field.current?.focus();
    put(new Date(Date.parse(`${typed}:00Z`) - another.offsetMinutes * 60_000).toISOString(), words.done);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <fieldset
      aria-label={words.label}
      className="relative min-w-0"
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
      onKeyDown={({ key }) => key === 'Escape' && isOpen && close()}
    >
      <button
        ref={button}
        type="button"
        disabled={isBusy}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={words.label}
        title={words.label}
        onClick={() => setOpen(!isOpen)}
        className="grid size-8 place-items-center rounded-desk text-soft hover:bg-sand hover:text-ink"
      >
        <Moon />
      </button>
      {isOpen && (
        <div
          id={id}
          // Focusable, so that a press on its text leaves it open.
          tabIndex={-1}
          className="absolute top-full right-0 z-10 mt-1 w-[264px] rounded-desk border border-line bg-surface p-1.5 text-13 text-ink shadow-float outline-none"
        >
          {choices.map(({ until, label, time, done }) => (
            <button
              key={label}
              type="button"
              onClick={() => put(until, done)}
              className="flex min-h-9 w-full items-center justify-between gap-4 rounded-desk px-2.5 text-left -outline-offset-2! hover:bg-main-light2"
            >
              {label}
              <span className="text-soft">{time}</span>
            </button>
          ))}
          <label className="block px-2.5 pt-2">
            {words.another}
            <input
              ref={field}
              type="datetime-local"
              min={another.earliest}
              max={another.latest}
              className="mt-1 block h-9 w-full rounded-desk border border-line-strong bg-surface px-2 text-13"
            />
          </label>
          <div className="px-2.5 pt-2">
            <button type="button" onClick={putTyped} className={compactButtonClass('quiet', 'small', 'w-full')}>
              {words.set}
            </button>
          </div>
          <p className="px-2.5 pt-2 pb-1.5 text-12 leading-4 text-soft">{words.limit}</p>
        </div>
      )}
      <span role="alert" className="block text-12 text-negative empty:hidden">
        {failure}
      </span>
    </fieldset>
  );
}
