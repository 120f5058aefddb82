'use client';

import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';

type Props = { action: string; words: Record<'release' | 'releaseOf' | 'released', string> };

/** Lets the next run take what was held. */
export function ReleaseButton({ action, words }: Props) {
  const setting = useApiSetting();
  const { send, isBusy, failure } = useApiMutation<unknown>(action, { confirmation: words.released });
  return (
    <>
      <button
        type="button"
        disabled={isBusy}
        aria-label={words.releaseOf}
        onClick={() => send()}
        className={compactButtonClass('quiet', 'small')}
      >
        {isBusy ? setting.words.sending : words.release}
      </button>
      <span role="alert" className="mt-1 block text-12 text-negative empty:hidden">
        {failure}
      </span>
    </>
  );
}
