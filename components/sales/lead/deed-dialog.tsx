'use client';

import { useEffect, useRef } from 'react';
import { DialogChoice, DialogForm, DialogLine } from '@/components/form/dialog-form';
import type { DeedSpec, DeedWords } from './deed-setting';
import { FeesTable, type FeesWords } from './terms/fees-table';

type Props = {
  deed: DeedSpec;
  words: DeedWords;
  fees: FeesWords | null;
  isOpen: boolean;
  isBusy: boolean;
  onYes: (typed: Record<string, string>) => void;
  onClose: () => void;
};

/** Asks whether a deed is meant, and for what is to be said with it. */
export function DeedDialog({ deed, words, fees, isOpen, isBusy, onYes, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <DialogForm
      {...{ dialog, isBusy, onYes, onClose, title: deed.title, text: deed.text, yes: deed.yes, no: words.no }}
    >
      {fees && (
        <div className="mt-4">
          <FeesTable words={fees} />
        </div>
      )}
      {deed.choice && <DialogChoice {...deed.choice} />}
      {deed.fields && <DialogLine name={deed.fields} label={words.reason} />}
    </DialogForm>
  );
}
