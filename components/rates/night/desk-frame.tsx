'use client';

import type { ReactNode, RefObject } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';

type Props = {
  table: ReactNode;
  tableRef: RefObject<HTMLDivElement | null>;
  editorRef: RefObject<HTMLDivElement | null>;
  /** The last change, and what failed. */
  children: ReactNode;
  /** Null while nothing is chosen. */
  editor: ReactNode | null;
  words: { choose: string; chooseHelp: string };
};

/** A calendar with its editor beside it, which follows as the calendar is read. */
export function DeskFrame({ table, tableRef, editorRef, children, editor, words }: Props) {
  return (
    <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_352px] wide:items-start wide:gap-6">
      <div>
        <div ref={tableRef}>{table}</div>
        {children}
      </div>
      <div
        ref={editorRef}
        className="mt-6 scroll-mt-16 rounded-desk border border-line bg-surface p-5 wide:sticky wide:top-4 wide:mt-0"
      >
        {editor ?? (
          <>
            <h2 className="font-sans text-16 leading-6 font-bold tracking-normal">{words.choose}</h2>
            <p className="mt-1 text-13 text-soft">{words.chooseHelp}</p>
          </>
        )}
      </div>
    </div>
  );
}

type LastProps = { text: string; label: string; isBusy: boolean; onUndo: () => void };

/** What was changed last, and the way back. */
export function LastChange({ text, label, isBusy, onUndo }: LastProps) {
  return (
    <div className="mt-3 flex items-center justify-between gap-3 rounded-desk border border-line bg-surface py-2 pr-2 pl-3.5 text-13">
      <p>{text}</p>
      <button type="button" disabled={isBusy} className={compactButtonClass('quiet', 'small')} onClick={onUndo}>
        {label}
      </button>
    </div>
  );
}

export function Failure({ children }: { children: string }) {
  return (
    <p role="alert" className={children ? 'mt-3 text-13 font-bold text-negative' : 'sr-only'}>
      {children}
    </p>
  );
}
