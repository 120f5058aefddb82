'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState, useTransition } from 'react';
import { callOnce } from '@/lib/platform/api-client';
import { ApiError } from '@/lib/platform/api-error';

type Choice = { id: string; title: string; house: string; total: string; thumbnail: string | null };

type Props = {
  /** Null in a preview: nothing can be approved. */
  action: string | null;
  number: number;
  choices: readonly Choice[];
  name: string;
  words: {
    title: string;
    name: string;
    agree: string;
    /** With `{title}`. */
    button: string;
    approve: string;
    choose: string;
    missing: string;
    note: string;
    failed: string;
    /** With `{number}`, and `{news}` where the agent said what is new. */
    stale: string;
    staleNews: string;
    approved: string;
    ended: string;
  };
};

/** Why it was not approved, in the offer's language: the answer's own sentence is in that of the browser. */
export function sentenceFor(
  error: unknown,
  words: Pick<Props['words'], 'failed' | 'stale' | 'staleNews' | 'approved' | 'ended'>,
): string {
  if (!(error instanceof ApiError)) return words.failed;
  const { number, changeNote } = error.details;
  if (error.code === 'offerStale') {
    const stale = typeof changeNote === 'string' && changeNote !== '' ? words.staleNews : words.stale;
    return stale.replace('{number}', String(number)).replace('{news}', () => String(changeNote));
  }
  if (error.code === 'offerApproved') return words.approved;
  return error.code === 'offerEnded' ? words.ended : words.failed;
}

/** The client's yes to one alternative: a choice, a name, a tick. */
export function OfferApproval({ action, number, choices, name, words }: Props) {
  const id = useId();
  const router = useRouter();
  const [chosen, setChosen] = useState(choices.length === 1 ? (choices[0]?.id ?? null) : null);
  const [failure, setFailure] = useState('');
  const [isCalling, setCalling] = useState(false);
  const [isFollowing, follow] = useTransition();
  // Until the page has followed: a second yes would be answered with a refusal.
  const isSending = isCalling || isFollowing;
  const choice = choices.find((one) => one.id === chosen);

  async function approve(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = String(fields.get('name') ?? '').trim();
    if (!action || isSending) return;
    if (!choice) return setFailure(words.choose);
    if (typed === '' || fields.get('isAgreed') === null) return setFailure(words.missing);
    setFailure('');
    setCalling(true);
    try {
      const body = { number, alternativeId: choice.id, name: typed, isAgreed: true };
      await callOnce(action, { method: 'POST', body });
    } catch (error) {
      setFailure(sentenceFor(error, words));
    }
    follow(() => router.refresh());
    setCalling(false);
  }

  return (
    <form onSubmit={approve} noValidate className="grid gap-x-24 gap-y-8 desk:grid-cols-[7fr_4fr]">
      <fieldset>
        <legend className="mb-8 font-serif text-36">{words.title}</legend>
        <div className="border-t border-line-strong">
          {choices.map(({ id: value, title, house, total, thumbnail }) => (
            <label
              key={value}
              className="grid cursor-pointer grid-cols-[24px_1fr_auto] items-center gap-4 border-b border-line-strong py-4 stepper:grid-cols-[24px_96px_1fr_auto] stepper:gap-5"
            >
              <input
                type="radio"
                name={`${id}-choice`}
                checked={chosen === value}
                onChange={() => setChosen(value)}
                className="size-5 accent-main"
              />
              {thumbnail ? (
                <img
                  src={thumbnail}
                  alt=""
                  width={96}
                  height={64}
                  className="hidden h-16 w-24 object-cover stepper:block"
                />
              ) : (
                <span className="hidden stepper:block" />
              )}
              <span>
                <span className="block font-serif text-22">{title}</span>
                <span className="block text-14 text-soft">{house}</span>
              </span>
              <span className="co-amount">{total}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="self-end">
        <label htmlFor={`${id}-name`} className="block text-14">
          {words.name}
        </label>
        <input
          id={`${id}-name`}
          name="name"
          defaultValue={name}
          required
          maxLength={120}
          autoComplete="name"
          className="mt-1 mb-4 block h-12 w-full rounded-control border border-input bg-white px-3.5"
        />
        <label className="mb-5 grid grid-cols-[20px_1fr] gap-3 text-14">
          {/* Of this version alone: another one is read before it is agreed to. */}
          <input key={number} type="checkbox" name="isAgreed" required className="mt-0.5 size-5 accent-main" />
          <span>{words.agree}</span>
        </label>
        <button
          type="submit"
          disabled={action === null || isSending}
          className="min-h-13 w-full rounded-control border border-main bg-main px-6 py-2 text-14 tracking-wide text-on-main disabled:opacity-60"
        >
          {choice ? words.button.replace('{title}', choice.title) : words.approve}
        </button>
        <p role="alert" className="mt-3 text-14 text-negative">
          {failure}
        </p>
        <p className="mt-3 text-13 text-ink">{words.note}</p>
      </div>
    </form>
  );
}
