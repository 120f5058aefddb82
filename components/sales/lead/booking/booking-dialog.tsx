'use client';

import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { fill } from '@/components/form/types';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { sentenceOf } from '@/lib/platform/api-error';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import type { NotPossibleJson } from '@/lib/sales/lead/schema';
import type { DeedSpec } from '../lead-actions';
import { type ExceptionWay, type ExceptionWords, NotPossible, notPossibleOf } from '../not-possible';
import { type BookingWords, type Moved, movedOf } from './moved';
import { MovedTable } from './refused';

type Refusal = { moved: Moved | null; notPossible: NotPossibleJson | null; sentence: string };

type Props = {
  /** The booking, or the question for one; null: neither can be had now. What was refused stays said all the same. */
  deed: DeedSpec | null;
  /** All that it binds to. */
  facts: ReactNode;
  rooms: readonly string[];
  words: BookingWords;
  exception: { way: ExceptionWay; words: ExceptionWords };
  locale: Locale;
};

/** Booking is one dialog: what it binds to, a tick, the button. A refusal takes its place and says that nothing happened. */
export function BookingDialog({ deed, facts, rooms, words, exception, locale }: Props) {
  const id = useId();
  const setting = useApiSetting();
  const dialog = useRef<HTMLDialogElement>(null);
  const tick = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isMissing, setMissing] = useState(false);
  const call = useApiMutation(deed?.address ?? '', { confirmation: deed?.done, onDone: close });

  function close() {
    dialog.current?.close();
  }

  function open() {
    setRefusal(null);
    setMissing(false);
    dialog.current?.showModal();
    // Else the browser would go to the tick, past all that is to be read before it.
    title.current?.focus();
    dialog.current?.scrollTo(0, 0);
  }

  async function send(accepted: object = {}) {
    try {
      await call.sendAsync({ ...deed?.body, ...accepted });
    } catch (error) {
      const sentence = sentenceOf(error, setting.words);
      setRefusal({ moved: movedOf(error), notPossible: notPossibleOf(error), sentence });
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const isTicked = tick.current?.checked ?? false;
    setMissing(!isTicked);
    if (isTicked) void send();
    else tick.current?.focus();
  }

  const { isBusy } = call;
  const look = deed?.isPrimary ? 'col-span-2 h-11' : '';
  return (
    <>
      {deed && (
        <button
          type="button"
          disabled={isBusy}
          onClick={open}
          className={compactButtonClass(deed.isPrimary ? 'primary' : 'quiet', 'medium', look)}
        >
          {isBusy ? setting.words.sending : deed.label}
        </button>
      )}
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className="m-auto max-h-[calc(100dvh-32px)] w-[min(760px,calc(100vw-32px))] overflow-y-auto rounded-desk border border-line bg-surface p-6 text-left text-ink shadow-float backdrop:bg-deep/40 max-season:p-4"
      >
        {refusal ? (
          <Refused {...{ id, refusal, deed, rooms, words, exception, locale }} onDone={close}>
            <button type="button" disabled={isBusy} onClick={close} className={compactButtonClass('quiet', 'large')}>
              {words.back}
            </button>
            {deed && !refusal.notPossible && (
              <button
                type="button"
                disabled={isBusy}
                onClick={() => {
                  const { moved } = refusal;
                  if (moved) void send({ price: moved.price.is, isDifferenceAccepted: true });
                  else open();
                }}
                className={compactButtonClass('primary', 'large')}
              >
                {wayOn(refusal)}
              </button>
            )}
          </Refused>
        ) : (
          <form onSubmit={submit} noValidate>
            <h3
              ref={title}
              id={id}
              tabIndex={-1}
              className="font-sans text-22 leading-7 font-bold tracking-normal outline-none"
            >
              {deed?.title}
            </h3>
            {facts}
            <div className="mt-6 rounded-desk bg-main-light2 p-4">
              <label className="flex items-start gap-3 text-14 font-bold">
                <input
                  ref={tick}
                  type="checkbox"
                  required
                  aria-invalid={isMissing || undefined}
                  aria-describedby={isMissing ? `${id}-missing` : undefined}
                  onChange={() => setMissing(false)}
                  className="mt-0.5 size-4.5 shrink-0 accent-main"
                />
                {words.tick}
              </label>
              <p
                id={`${id}-missing`}
                role="alert"
                className={isMissing ? 'mt-1.5 pl-7.5 text-13 text-negative' : 'sr-only'}
              >
                {isMissing && words.tickMissing}
              </p>
            </div>
            <div className="mt-5 flex flex-wrap justify-end gap-2">
              <button type="button" disabled={isBusy} onClick={close} className={compactButtonClass('quiet', 'large')}>
                {words.no}
              </button>
              <button type="submit" disabled={isBusy} className={compactButtonClass('primary', 'large')}>
                {isBusy ? setting.words.sending : deed?.yes}
              </button>
            </div>
          </form>
        )}
      </dialog>
    </>
  );

  function wayOn({ moved }: Refusal): string {
    if (isBusy) return setting.words.sending;
    if (!moved) return words.again;
    if (moved.price.is === null) return deed?.yes ?? words.again;
    return fill(words.refused.bookAt, { price: formatMoney(fromUnits(moved.price.is, moved.currency)) });
  }
}

type RefusedProps = Pick<Props, 'deed' | 'rooms' | 'words' | 'exception' | 'locale'> & {
  id: string;
  onDone: () => void;
  refusal: Refusal;
  children: ReactNode;
};

function Refused({ id, refusal, deed, rooms, words, exception, locale, onDone, children }: RefusedProps) {
  const { moved, notPossible, sentence } = refusal;
  const { refused } = words;
  const ways = [moved ? refused.bookAtText : refused.againText, refused.backText];
  return (
    <>
      <h3 id={id} className="font-sans text-22 leading-7 font-bold tracking-normal">
        {moved ? refused.movedTitle : refused.title}
      </h3>
      <p role="alert" className="mt-4 rounded-desk bg-warning/10 p-4 text-14">
        {!moved && `${sentence} `}
        <strong>{refused.nothing}</strong>
      </p>
      {moved && <MovedTable moved={moved} rooms={rooms} words={refused} locale={locale} />}
      {notPossible && <NotPossible found={notPossible} {...exception} onDone={onDone} />}
      <ul className="mt-4 grid gap-1 text-13 text-soft">
        {(deed && !notPossible ? ways : ways.slice(1)).map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>
    </>
  );
}
