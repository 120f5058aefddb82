'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { SentAnswerJson } from '@/lib/sales/lead/schema';
import { isTaken } from './refusal';

type Props = {
  /** Of the held answer: DELETE takes it back. */
  address: string;
  /** Gives it, or tells how it ended. */
  sending: string;
  /** For so long still. */
  milliseconds: number;
  /** Only who gave it may take it back. */
  isOwn: boolean;
  words: { said: string; waits: string; undo: string; undoTitle: string; sent: string; quicker: string; taken: string };
};

const schema = () => import('@/lib/sales/lead/schema').then(({ sentAnswerJsonSchema }) => sentAnswerJsonSchema);

/** An answer in the place where it was given, with the way back; it is given when its seconds are over. */
export function HeldAnswer({ address, sending, milliseconds, isOwn, words }: Props) {
  const setting = useApiSetting();
  const router = useRouter();
  const [result, setResult] = useState<{ isSent: boolean; text: string } | null>(null);
  const undo = useApiMutation(address, { method: 'DELETE' });
  const give = useApiMutation<SentAnswerJson>(sending, { schema, afterwards: 'stay' });

  const send = useEffectEvent(async () => {
    try {
      const { outcome } = await give.sendAsync();
      if (outcome === 'sent') setResult({ isSent: true, text: words.sent });
      else if (outcome !== 'undone') {
        setResult({ isSent: false, text: isTaken(outcome) ? words.taken : words.quicker });
        return;
      }
    } catch {
      // The server gives it by itself; the list tells how it ended.
    }
    router.refresh();
  });
  const look = useEffectEvent(() => {
    setResult({ isSent: true, text: '' });
    router.refresh();
  });
  useEffect(() => {
    // Somebody else's page gives it: this one only looks how it ended.
    const timer = setTimeout(() => (isOwn ? send() : look()), milliseconds + (isOwn ? 0 : 2_000));
    return () => clearTimeout(timer);
  }, [milliseconds, isOwn]);

  return (
    <div className="relative z-10 text-13">
      <p role="status" className={result?.isSent === false ? 'text-negative' : ''}>
        <strong className="block">{result?.isSent === false ? '' : words.said}</strong>
        <span className={result?.isSent === false ? '' : 'text-soft'}>{result?.text ?? words.waits}</span>
      </p>
      {isOwn && !result && (
        <button
          type="button"
          aria-label={words.undoTitle}
          disabled={undo.isBusy || give.isBusy}
          onClick={() => undo.send()}
          className={compactButtonClass('quiet', 'medium', 'mt-1 w-full')}
        >
          {undo.isBusy ? setting.words.sending : words.undo}
        </button>
      )}
      <p role="alert" className={undo.failure ? 'mt-1 text-12 text-negative' : 'sr-only'}>
        {undo.failure}
      </p>
    </div>
  );
}
