'use client';

import { useRef } from 'react';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Question } from '@/components/ui/question';

type Props = { action: string; words: Record<'revoke' | 'question' | 'text' | 'keep' | 'revoked', string> };

/** Takes the link of an invitation back, after asking. */
export function RevokeInvitation({ action, words }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { send, isBusy, failure } = useApiMutation(action, { method: 'DELETE', confirmation: words.revoked });
  return (
    <>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => dialog.current?.showModal()}
        className={compactButtonClass('quiet')}
      >
        {words.revoke}
      </button>
      <Question
        dialog={dialog}
        title={words.question}
        text={words.text}
        yes={words.revoke}
        no={words.keep}
        onYes={() => send()}
      />
      <p role="alert" className="basis-full text-13 text-negative empty:hidden">
        {failure}
      </p>
    </>
  );
}
