'use client';

import { useRef } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Question } from '@/components/ui/question';

type Props = { action: string; words: Record<'revoke' | 'sure' | 'note' | 'keep' | 'revoked', string> };

export function RevokeLink({ action, words }: Props) {
  const setting = useApiSetting();
  const dialog = useRef<HTMLDialogElement>(null);
  const { send, isBusy, failure } = useApiMutation(action, { method: 'DELETE', confirmation: words.revoked });
  return (
    <>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => dialog.current?.showModal()}
        className={`${compactButtonClass('quiet', 'small')} mt-3 text-negative`}
      >
        {isBusy ? setting.words.sending : words.revoke}
      </button>
      <p role="alert" className="mt-1 text-12 text-negative empty:hidden">
        {failure}
      </p>
      <Question
        dialog={dialog}
        title={words.sure}
        text={words.note}
        yes={words.revoke}
        no={words.keep}
        onYes={() => send()}
      />
    </>
  );
}
