'use client';

import { type FormEvent, useId } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useTextDraft } from '@/components/form/text-draft';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';

type Props = {
  offerId: string;
  alternativeId: string;
  words: Record<'label' | 'button' | 'done' | 'kept', string>;
};

/** What the agency answers about an alternative. What was typed is kept, whatever comes in meanwhile, until it has arrived. */
export function AnswerField({ offerId, alternativeId, words }: Props) {
  const id = useId();
  const { userId, words: common } = useApiSetting();
  const [text, type] = useTextDraft(`${userId}.offer-answer.${offerId}.${alternativeId}`);
  const call = useApiMutation(paths.api.offer(offerId, 'comments'), {
    confirmation: words.done,
    onDone: () => type(''),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') call.send({ alternativeId, text });
  };
  return (
    <form onSubmit={send} className="mt-2">
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <textarea
        id={id}
        value={text}
        rows={2}
        maxLength={2000}
        placeholder={words.label}
        onChange={({ target }) => type(target.value)}
        className="block w-full rounded-desk border border-input bg-surface px-3 py-2 text-13 focus:border-main focus:outline-2 focus:outline-main"
      />
      <div className="mt-2 flex items-center justify-between gap-3 text-12 text-soft">
        <span>{text !== '' && words.kept}</span>
        <button
          type="submit"
          disabled={call.isBusy || text.trim() === ''}
          className={compactButtonClass('quiet', 'small')}
        >
          {call.isBusy ? common.sending : words.button}
        </button>
      </div>
      <p role="alert" className="text-13 text-negative empty:hidden">
        {call.failure}
      </p>
    </form>
  );
}
