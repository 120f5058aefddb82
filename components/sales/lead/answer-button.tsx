'use client';

import { useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { sentenceOf } from '@/lib/platform/api-error';
import { refusalOf } from './refusal';

type Props = {
  address: string;
  body: Record<string, string | number>;
  label: string;
  /** What it answers, for whoever does not see the row. */
  title: string;
  done: string;
  quicker: string;
  taken: string;
};

/** The likely answer of a row, with one press. */
export function AnswerButton({ address, body, label, title, done, ...words }: Props) {
  const setting = useApiSetting();
  const [failure, setFailure] = useState('');
  const call = useApiMutation(address, { confirmation: done });
  async function send() {
    setFailure('');
    try {
      await call.sendAsync(body);
    } catch (error) {
      setFailure(refusalOf(error, words) ?? sentenceOf(error, setting.words));
    }
  }
  return (
    <>
      <button
        type="button"
        aria-label={title}
        disabled={call.isBusy}
        onClick={send}
        className={compactButtonClass('quiet', 'medium', 'relative z-10 w-full')}
      >
        {call.isBusy ? setting.words.sending : label}
      </button>
      <p role="alert" className={failure ? 'mt-1 text-12 text-negative' : 'sr-only'}>
        {failure}
      </p>
    </>
  );
}
