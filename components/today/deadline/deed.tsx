'use client';

import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';

type Props = {
  address: string;
  body: Record<string, unknown>;
  words: { label: string; of: string; done: string };
  /** Where the page goes then, without being scrolled; left out: nowhere. */
  next?: string;
};

/** What a line of the list does at once. */
export function DeadlineDeed({ address, body, words, next }: Props) {
  const setting = useApiSetting();
  const { send, isBusy, failure } = useApiMutation(address, {
    confirmation: words.done,
    afterwards: next ? { next, stays: true } : 'refresh',
  });
  return (
    <>
      <button
        type="button"
        disabled={isBusy}
        aria-label={words.of}
        onClick={() => send(body)}
        className={compactButtonClass('quiet', 'small', 'w-full')}
      >
        {isBusy ? setting.words.sending : words.label}
      </button>
      <span role="alert" className="mt-1 block text-12 text-negative empty:hidden">
        {failure}
      </span>
    </>
  );
}
