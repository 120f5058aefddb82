'use client';

import { useRef } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Question } from '@/components/ui/question';

type Props = { action: string; words: Record<'button' | 'question' | 'text' | 'yes' | 'keep' | 'begun', string> };

/** Of a demonstration: pays what is payable at this moment, after saying what that is. */
export function RunNow({ action, words }: Props) {
  const setting = useApiSetting();
  const dialog = useRef<HTMLDialogElement>(null);
  const { send, isBusy, failure } = useApiMutation<unknown>(action, { confirmation: words.begun });
  return (
    <>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => dialog.current?.showModal()}
        className={compactButtonClass('primary')}
      >
        {isBusy ? setting.words.sending : words.button}
      </button>
      <p role="alert" className="mt-1 text-12 text-negative empty:hidden">
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
