'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { CardKind } from '@/lib/money/payment-link/types';
import { callApi } from '@/lib/platform/api-client';
import { ApiError } from '@/lib/platform/api-error';

type Choice = Record<'title' | 'note' | 'fee' | 'pay', string> & { kind: CardKind };
type Props = {
  action: string;
  choices: readonly Choice[];
  words: Record<'how' | 'wait' | 'failed' | 'closed' | 'unavailable', string>;
};

const schemas = () => import('@/lib/money/payment-link/schema');

/** In the language of the link: the answer's own sentence is in that of the browser. */
function sentenceFor(error: unknown, words: Props['words']): string {
  if (!(error instanceof ApiError)) return words.failed;
  if (error.code === 'checkoutClosed') return words.closed;
  return error.code === 'paymentUnavailable' ? words.unavailable : words.failed;
}

/** The kind of card, where it changes what is paid, and the button that carries the exact amount. */
export function PayForm({ action, choices, words }: Props) {
  const id = useId();
  const router = useRouter();
  const [chosen, setChosen] = useState<CardKind>(choices[0]?.kind ?? 'eea');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const choice = choices.find(({ kind }) => kind === chosen);
  // Back from the checkout a browser shows the page as it was left, with its button waiting.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setSending(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setFailure('');
    setSending(true);
    try {
      const { checkoutAskedSchema, checkoutJsonSchema } = await schemas();
      const asked = { method: 'POST' as const, body: { card: chosen }, schema: async () => checkoutAskedSchema };
      const { checkoutId } = await callApi(action, asked);
      const opened = { method: 'GET' as const, schema: async () => checkoutJsonSchema };
      const { url } = await callApi(`${action}/${checkoutId}`, opened);
      window.location.assign(url);
    } catch (error) {
      setFailure(sentenceFor(error, words));
      setSending(false);
      // What ended meanwhile is told by the page.
      if (error instanceof ApiError && (error.status === 409 || error.status === 410)) router.refresh();
    }
  }

  return (
    <form onSubmit={pay} className="mt-5">
      {choices.length > 1 && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-14 font-bold">{words.how}</legend>
          {choices.map(({ kind, title, note, fee }) => (
            <label
              key={kind}
              className="grid cursor-pointer grid-cols-[20px_1fr_auto] items-start gap-3 rounded-control border border-line-strong p-3 text-14 has-checked:border-main has-checked:bg-main-light2"
            >
              <input
                type="radio"
                name={`${id}-card`}
                checked={chosen === kind}
                onChange={() => setChosen(kind)}
                className="mt-0.5 size-5 accent-main"
              />
              <span>
                <span className="block">{title}</span>
                <span className="block text-13 leading-5 text-soft">{note}</span>
              </span>
              <span className="figures whitespace-nowrap">{fee}</span>
            </label>
          ))}
        </fieldset>
      )}
      <button
        type="submit"
        disabled={isSending}
        className="mt-4 min-h-12 w-full rounded-control bg-main px-5 text-16 text-on-main disabled:opacity-60"
      >
        {isSending ? words.wait : choice?.pay}
      </button>
      <p role="alert" className="mt-2 text-14 text-negative empty:hidden">
        {failure}
      </p>
    </form>
  );
}
