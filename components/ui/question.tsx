'use client';

import { type RefObject, useId } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';

type Props = {
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  text: string;
  /** The two answers. */
  yes: string;
  no: string;
  onYes: () => void;
};

/** Asked before something that cannot be undone by the same hand. */
export function Question({ dialog, title, text, yes, no, onYes }: Props) {
  const id = useId();
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      className="m-auto w-[min(420px,calc(100vw-32px))] rounded-desk border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-deep/40"
    >
      <h3 id={id} className="font-sans text-18 leading-6 font-bold tracking-normal">
        {title}
      </h3>
      <p id={`${id}-text`} className="mt-2 text-14 text-soft">
        {text}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" onClick={close} className={compactButtonClass('quiet')}>
          {no}
        </button>
        <button
          type="button"
          onClick={() => {
            close();
            onYes();
          }}
          className={compactButtonClass('primary')}
        >
          {yes}
        </button>
      </div>
    </dialog>
  );
}
