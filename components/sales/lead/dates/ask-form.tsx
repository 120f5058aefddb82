'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { sentenceOf } from '@/lib/platform/api-error';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import { type MovedPrice, movedPriceOf } from '../booking/moved';

type Props = {
  address: string;
  /** What the reader saw of the lead, and the dates they ask for. */
  body: Record<string, string | number | boolean | null>;
  /** Where the lead is shown afterwards. */
  next: string;
  /** The form is read again with what was asked, whichever dates are chosen meanwhile. */
  message?: { label: string; optional: string; isRequired?: boolean };
  isFilled: boolean;
  words: { submit: string; done: string; moved: string; movedOnRequest: string; again: string };
  children?: ReactNode;
};

const wordsOf = (units: number | null, currency: string) =>
  units === null ? '–' : formatMoney(fromUnits(units, currency));

/** Takes the dates or asks for them. A price that moved meanwhile is told, nothing is asked, and what was typed stays. */
export function AskForm({ address, body, next, message, isFilled, words, children }: Props) {
  const setting = useApiSetting();
  const [moved, setMoved] = useState<MovedPrice | null>(null);
  const [failure, setFailure] = useState('');
  const call = useApiMutation(address, {
    method: 'PATCH',
    confirmation: words.done,
    afterwards: { next },
  });

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure('');
    const said = new FormData(event.currentTarget).get('message');
    try {
      await call.sendAsync({
        ...body,
        ...(typeof said === 'string' && said.trim() !== '' && { message: said }),
        ...(moved && { price: moved.is }),
      });
    } catch (error) {
      const difference = movedPriceOf(error);
      setMoved(difference);
      if (!difference) setFailure(sentenceOf(error, setting.words));
    }
  }

  const filled = (text: string) =>
    text
      .replace('{was}', wordsOf(moved?.was ?? null, moved?.currency ?? ''))
      .replaceAll('{is}', wordsOf(moved?.is ?? null, moved?.currency ?? ''))
      .replaceAll('{total}', wordsOf(moved?.is ?? null, moved?.currency ?? ''));
  const isAgain = moved !== null && moved.is !== null;
  return (
    <form onSubmit={send}>
      {message && (
        <label className="block text-13 leading-5 font-bold">
          {message.label}
          {message.optional && <span className="font-normal text-soft"> {message.optional}</span>}
          <textarea
            name="message"
            rows={3}
            maxLength={400}
            required={message.isRequired}
            className="mt-1 block w-full rounded-desk border border-input bg-surface px-3 py-2 text-14 leading-5 font-normal"
          />
        </label>
      )}
      {children}
      <div role="status">
        {moved && (
          <p className="mt-3 rounded-desk bg-warning/10 px-3.5 py-2.5 text-13 leading-[18px]">
            {moved.is === null ? words.movedOnRequest : filled(words.moved)}
          </p>
        )}
      </div>
      <p role="alert" className={failure ? 'mt-3 text-13 text-negative' : 'sr-only'}>
        {failure}
      </p>
      <button
        type="submit"
        disabled={call.isBusy}
        className={compactButtonClass(isFilled ? 'primary' : 'quiet', isFilled ? 'large' : 'medium', 'mt-3.5 w-full')}
      >
        {call.isBusy ? setting.words.sending : isAgain ? filled(words.again) : words.submit}
      </button>
    </form>
  );
}
