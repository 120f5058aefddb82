'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef } from 'react';
import { fill } from '@/components/form/types';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { CURRENT_SELECTION } from './current-selection-id';
import type { SelectionWords } from './selection-context';

type Props = {
  /** The room, and how often one was added: it is told each time. */
  added: { room: string; times: number };
  /** Where rooms and selection are; null: on this page. */
  rooms: string | null;
  words: SelectionWords;
};

/** After a room was added: another room type, or on to the selection (rule 4.15). */
export function AddedDialog({ added: { room, times }, rooms, words }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  useEffect(() => {
    if (times > 0 && !dialog.current?.open) dialog.current?.showModal();
  }, [times]);
  const close = () => dialog.current?.close();
  const addAnother = () => {
    close();
    if (rooms) router.push(rooms);
  };
  const see = () => {
    close();
    if (rooms) {
      router.push(`${rooms}#${CURRENT_SELECTION}`);
      return;
    }
    const panel = document.getElementById(CURRENT_SELECTION);
    panel?.scrollIntoView({ block: 'start' });
    panel?.focus();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="m-auto w-[min(420px,calc(100vw-32px))] rounded-desk border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-deep/40"
    >
      <p id={id} className="flex items-start gap-2.5 text-18 leading-6 font-bold">
        <Icon name="check" className="mt-1 size-4 text-positive" />
        {fill(words.added, { room })}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" onClick={addAnother} className={compactButtonClass('quiet')}>
          {words.addAnother}
        </button>
        <button type="button" onClick={see} className={compactButtonClass('primary')}>
          {words.see}
        </button>
      </div>
    </dialog>
  );
}
