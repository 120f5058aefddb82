'use client';

import { type FormEvent, type ReactNode, type RefObject, useId } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { type Choice, Options } from '@/components/form/labelled';
import { compactButtonClass } from '@/components/ui/compact-button';

const controlClass = 'mt-1 h-9 w-full rounded-desk border border-input bg-surface px-2 text-14';

type Props = {
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  text: string;
  /** The two answers. */
  yes: string;
  no: string;
  isBusy: boolean;
  /** What was typed, by name. */
  onYes: (typed: Record<string, string>) => void;
  onClose?: () => void;
  children?: ReactNode;
};

/** Asked before a deed that needs a word more. */
export function DialogForm({ dialog, title, text, yes, no, isBusy, onYes, onClose, children }: Props) {
  const id = useId();
  const { words } = useApiSetting();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    onYes(Object.fromEntries(typed));
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-[min(440px,calc(100vw-32px))] rounded-desk border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-deep/40"
    >
      <form onSubmit={submit}>
        <h3 id={id} className="font-sans text-18 leading-6 font-bold tracking-normal">
          {title}
        </h3>
        <p className="mt-2 text-14 text-soft">{text}</p>
        {children}
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <button
            type="button"
            disabled={isBusy}
            onClick={() => dialog.current?.close()}
            className={compactButtonClass('quiet')}
          >
            {no}
          </button>
          <button type="submit" disabled={isBusy} className={compactButtonClass('primary')}>
            {isBusy ? words.sending : yes}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** One of several is to be said with it. */
export function DialogChoice({ name, label, none, options }: DialogChoiceProps) {
  return (
    <label className="mt-4 block text-13">
      {label}
      <select name={name} required defaultValue="" className={controlClass}>
        <option value="" disabled>
          {none}
        </option>
        <Options options={options} />
      </select>
    </label>
  );
}

export type DialogChoiceProps = { name: string; label: string; none: string; options: readonly Choice[] };

export function DialogLine({ name, label }: { name: string; label: string }) {
  return (
    <label className="mt-4 block text-13">
      {label}
      <input name={name} required maxLength={400} className={controlClass} />
    </label>
  );
}
