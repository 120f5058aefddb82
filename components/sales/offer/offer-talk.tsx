'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import { useTextDraft } from '@/components/form/text-draft';
import { callOnce } from '@/lib/platform/api-client';

type Props = {
  /** Null in a preview: nothing can be sent. */
  action: string | null;
  alternativeId: string;
  words: { label: string; missing: string; send: string; sending: string; sent: string; failed: string };
};

/** What the client writes about one alternative. What was typed stays until it has arrived. */
export function OfferTalk({ action, alternativeId, words }: Props) {
  const id = useId();
  const router = useRouter();
  const [typed, type] = useTextDraft(`offer-talk.${action}.${alternativeId}`);
  const [state, setState] = useState<'idle' | 'missing' | 'sending' | 'sent' | 'failed'>('idle');

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = typed.trim();
    if (!action || state === 'sending') return;
    if (text === '') return setState('missing');
    setState('sending');
    try {
      const body = { alternativeId, text };
      await callOnce(action, { method: 'POST', body });
      type('');
      setState('sent');
      router.refresh();
    } catch {
      setState('failed');
    }
  }

  return (
    <form onSubmit={send} noValidate className="co-screen mt-1 border-t border-line pt-4">
      <label htmlFor={id} className="block text-13 text-soft">
        {words.label}
      </label>
      <textarea
        id={id}
        name="text"
        required
        rows={3}
        maxLength={2000}
        value={typed}
        onChange={({ target }) => type(target.value)}
        className="mt-1.5 mb-3 block w-full rounded-control border border-input bg-white px-3 py-2.5 text-14"
      />
      <button
        type="submit"
        disabled={action === null || state === 'sending'}
        className="h-10 rounded-control border border-main bg-white px-5 text-14 text-main-ink disabled:opacity-60"
      >
        {state === 'sending' ? words.sending : words.send}
      </button>
      <p
        role="status"
        className={`mt-2 text-13 ${['failed', 'missing'].includes(state) ? 'text-negative' : 'text-soft'}`}
      >
        {state === 'sent' || state === 'failed' || state === 'missing' ? words[state] : ''}
      </p>
    </form>
  );
}
