'use client';

import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';

type Props = { action: string; next: string; words: Record<'claim' | 'claiming', string> };

export function ClaimButton({ action, next, words }: Props) {
  const { send, isBusy, failure } = useApiMutation(action, {
    // Rights and menu change: everything is loaded anew.
    afterwards: 'stay',
    onDone: () => location.assign(next),
  });
  return (
    <>
      <button
        type="button"
        onClick={() => send()}
        disabled={isBusy}
        className={compactButtonClass('primary', 'large', 'w-full')}
      >
        {isBusy ? words.claiming : words.claim}
      </button>
      <p role="alert" className="text-negative not-empty:mt-3">
        {failure}
      </p>
    </>
  );
}
