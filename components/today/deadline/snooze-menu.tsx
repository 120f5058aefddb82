'use client';

import { useEffect, useRef } from 'react';
import { fill } from '@/components/form/types';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { formatMoment } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { snoozeTimes } from './snooze';

/** `limit` and `done` with `{moment}`. */
export type SnoozeWords = Record<'evening' | 'morning' | 'hour' | 'another' | 'set' | 'limit' | 'done', string>;

type Props = {
  line: { id: string; until: string; timeZone: string };
  label: string;
  locale: Locale;
  now: string;
  words: SnoozeWords;
  /** What opened it. */
  button: HTMLElement;
  onClose: (returnsFocus: boolean) => void;
};

/** The times a line can be put off to. Escape, leaving it or a press beside it closes it. */
export function SnoozeMenu({ line, label, locale, now, words, button, onClose }: Props) {
  const { timeZone } = line;
  const menu = useRef<HTMLFieldSetElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const said = useRef('');
  const { send, isBusy, failure } = useApiMutation(paths.api.todaySnooze(line.id), {
    confirmation: () => said.current,
    onDone: () => onClose(true),
  });
  const { choices, another, limit } = snoozeTimes({ until: new Date(line.until), now: new Date(now), timeZone });
  const momentOf = (at: Date) => formatMoment(at, locale, timeZone);
  const put = (at: Date) => {
    said.current = fill(words.done, { moment: momentOf(at) });
    send({ until: at.toISOString() });
  };
  const putTyped = () => {
    const typed = field.current?.value;
    if (!typed) return field.current?.focus();
    put(new Date(Date.parse(`${typed}:00Z`) - another.offsetMinutes * 60_000));
  };
  useEffect(() => menu.current?.querySelector('button')?.focus(), []);
  return (
    <fieldset
      ref={menu}
      aria-label={label}
      aria-busy={isBusy}
      disabled={isBusy}
      // Focusable, so that a press on its text leaves it open.
      tabIndex={-1}
      onBlur={({ currentTarget, relatedTarget }) => {
        // What is being sent is waited for: a browser blurs what it disables.
        if (!isBusy && relatedTarget !== button && !currentTarget.contains(relatedTarget)) onClose(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose(true);
      }}
      className="absolute top-full right-0 z-10 mt-1 w-[264px] rounded-desk border border-line bg-surface p-1.5 text-13 text-ink shadow-float outline-none"
    >
      {choices.map(({ name, at, time }) => (
        <button
          key={name}
          type="button"
          onClick={() => put(at)}
          className="flex min-h-9 w-full items-center justify-between gap-4 rounded-desk px-2.5 text-left -outline-offset-2! hover:bg-main-light2"
        >
          {words[name]}
          <span className="text-soft">{time(locale)}</span>
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
      <p className="px-2.5 pt-2 pb-1.5 text-12 leading-4 text-soft">{fill(words.limit, { moment: momentOf(limit) })}</p>
      <span role="alert" className="block px-2.5 text-12 text-negative empty:hidden">
        {failure}
      </span>
    </fieldset>
  );
}
