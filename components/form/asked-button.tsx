'use client';

import { useRef } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Question } from '@/components/ui/question';

type Props = {
  action: string;
  method?: 'POST' | 'DELETE';
  words: Record<'button' | 'question' | 'text' | 'yes' | 'keep' | 'done', string>;
  className?: string;
  failureClassName?: string;
};

/** A call that nothing takes back: it is sent after a question. */
export function AskedButton({
  action,
  method = 'DELETE',
  words,
  className = compactButtonClass('quiet'),
  failureClassName = 'mt-1 text-12',
}: Props) {
  const setting = useApiSetting();
  const dialog = useRef<HTMLDialogElement>(null);
  const { send, isBusy, failure } = useApiMutation<unknown>(action, { method, confirmation: words.done });
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => dialog.current?.showModal()} className={className}>
        {isBusy ? setting.words.sending : words.button}
      </button>
      <p role="alert" className={`${failureClassName} text-negative empty:hidden`}>
        {failure}
      </p>
      <Question
        dialog={dialog}
        title={words.question}
        text={words.text}
        yes={words.yes}
        no={words.keep}
        onYes={() => send()}
      />
    </>
  );
}
