'use client';

import { useRef, useState } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';
import { callApi, newIdempotencyKey } from '@/lib/platform/api-client';

type Props = { action: string; token: string; next: string; words: Record<'accept' | 'accepting' | 'failed', string> };

export function AcceptButton({ action, token, next, words }: Props) {
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const key = useRef<string | null>(null);

  async function accept() {
    setIsRunning(true);
    setFailure(null);
    key.current ??= newIdempotencyKey();
    const answer = await callApi(action, { method: 'POST', body: { token }, idempotencyKey: key.current });
    // The agency changes brand, rights and data: everything is loaded anew.
    if (answer.ok) return location.assign(next);
    setIsRunning(false);
    setFailure(answer.failure.title || words.failed);
  }

  return (
    <>
      <button type="button" onClick={accept} disabled={isRunning} className={compactButtonClass('primary')}>
        {isRunning ? words.accepting : words.accept}
      </button>
      <p role="alert" className="text-negative not-empty:mt-3">
        {failure}
      </p>
    </>
  );
}
