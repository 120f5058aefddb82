'use client';

import { useRef, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Question } from '@/components/ui/question';
import { sentenceOf } from '@/lib/platform/api-error';
import { refusalOf } from './refusal';
import { tellRefused } from './refused-notice';

/** What somebody is asked once before a yes that binds: house, days, guests and amount. */
export type BindingWords = { title: string; text: string; yes: string; no: string };

type Props = {
  /** Where the answer is kept until it can no longer be undone. */
  address: string;
  body: Record<string, string | number>;
  label: string;
  /** What it answers, for whoever does not see the row. */
  title: string;
  binding: BindingWords | null;
  quicker: string;
  taken: string;
};

/** The likely answer of a row: with one press where it binds nobody, else with one question. It can be undone for a while. */
export function AnswerButton({ address, body, label, title, binding, ...words }: Props) {
  const setting = useApiSetting();
  const [failure, setFailure] = useState('');
  const question = useRef<HTMLDialogElement>(null);
  const call = useApiMutation(address);
  async function send() {
    setFailure('');
    tellRefused('');
    try {
      await call.sendAsync(body);
    } catch (error) {
      const refused = refusalOf(error, words);
      if (refused) tellRefused(refused);
      else setFailure(sentenceOf(error, setting.words));
    }
  }
  return (
    <>
      <button
        type="button"
        aria-label={title}
        disabled={call.isBusy}
        onClick={() => (binding ? question.current?.showModal() : send())}
        className={compactButtonClass('quiet', 'medium', 'relative z-10 w-full')}
      >
        {call.isBusy ? setting.words.sending : label}
      </button>
      {binding && <Question dialog={question} {...binding} onYes={send} />}
      <p role="alert" className={failure ? 'mt-1 text-12 text-negative' : 'sr-only'}>
        {failure}
      </p>
    </>
  );
}
