'use client';

import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';

type Props = { action: string; token: string; next: string; words: Record<'accept' | 'accepting', string> };

export function AcceptButton({ action, token, next, words }: Props) {
  const { send, isBusy, failure } = useApiMutation(action, {
    // The agency changes brand, rights and data: everything is loaded anew.
    afterwards: 'stay',
    onDone: () => location.assign(next),
  });
  return (
    <>
      <button type="button" onClick={() => send({ token })} disabled={isBusy} className={compactButtonClass('primary')}>
        {isBusy ? words.accepting : words.accept}
      </button>
      <p role="alert" className="text-negative not-empty:mt-3">
        {failure}
      </p>
    </>
  );
}
