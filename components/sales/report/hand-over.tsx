'use client';

import { useRef } from 'react';
import { DialogChoice, DialogForm } from '@/components/form/dialog-form';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';

type Props = {
  address: string;
  /** Who may take them. */
  people: readonly { id: string; name: string }[];
  words: Record<'label' | 'title' | 'text' | 'to' | 'choose' | 'yes' | 'no' | 'done', string>;
};

/** What somebody who has left still had to do, given to a colleague. */
export function HandOver({ address, people, words }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { send, isBusy, failure } = useApiMutation(address, {
    confirmation: words.done,
    onDone: () => dialog.current?.close(),
  });
  return (
    <>
      <button
        type="button"
        onClick={() => dialog.current?.showModal()}
        className={compactButtonClass('quiet', 'small', 'no-print')}
      >
        {words.label}
      </button>
      <DialogForm
        {...{ dialog, isBusy, title: words.title, text: words.text, yes: words.yes, no: words.no }}
        onYes={({ toId = '' }) => send({ toId })}
      >
        <DialogChoice
          name="toId"
          label={words.to}
          none={words.choose}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <p role="alert" className="mt-2 text-13 text-negative empty:hidden">
          {failure}
        </p>
      </DialogForm>
    </>
  );
}
