'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { sentenceOf } from '@/lib/platform/api-error';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { DeedSpec } from '../lead-actions';
import { type ExceptionWay, type ExceptionWords, notPossibleOf } from '../not-possible';
import { type AsideWords, BookingAside } from './booking-aside';
import { BookingFacts, type FactsWords } from './booking-facts';
import { BookingStep } from './booking-step';
import { type BookingHead, type BookingWords, movedOf } from './moved';
import { type Refusal, Refused } from './refused';

type Props = {
  /** The booking, or the question for one; null: neither can be had now. What was refused stays said all the same. */
  deed: DeedSpec | null;
  head: BookingHead;
  /** All that it binds to. */
  facts: FactsWords | null;
  /** The house, its sum and what it earns; its picture. */
  aside: AsideWords | null;
  picture: ReactNode;
  /** Whom the hotel is sold by, where that is to be known. */
  badge: ReactNode;
  rooms: readonly string[];
  words: BookingWords;
  /** Where the supplier is asked to honour the former price, and what the reader saw of the lead. */
  honour: { address: string; body: { version: number; status: string } };
  exception: { way: ExceptionWay; words: ExceptionWords };
  locale: Locale;
};

/** Booking is one dialog: what it binds to, a tick, the button. A refusal takes its place and says that nothing happened. */
export function BookingDialog({ deed, head, rooms, words, honour, exception, locale, ...shown }: Props) {
  const { facts, aside, picture, badge } = shown;
  const id = useId();
  const setting = useApiSetting();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [opened, setOpened] = useState(0);
  const call = useApiMutation(deed?.address ?? '', { confirmation: deed?.done, onDone: close });
  const question = useApiMutation(honour.address, { confirmation: words.refused.honourDone, onDone: close });

  function close() {
    dialog.current?.close();
  }

  function open() {
    setRefusal(null);
    setOpened(opened + 1);
    dialog.current?.showModal();
    // Else the browser would go to the tick, past all that is to be read before it.
    requestAnimationFrame(() => {
      title.current?.focus();
      dialog.current?.scrollTo(0, 0);
    });
  }

  async function send(accepted: object = {}) {
    try {
      await call.sendAsync({ ...deed?.body, ...accepted });
    } catch (error) {
      const sentence = sentenceOf(error, setting.words);
      setRefusal({ moved: movedOf(error), notPossible: notPossibleOf(error), sentence });
      dialog.current?.scrollTo(0, 0);
    }
  }

  const isBusy = call.isBusy || question.isBusy;
  const look = deed?.isPrimary ? 'col-span-2 h-11' : '';
  const width = refusal ? 'w-[min(880px,calc(100vw-32px))]' : 'w-[min(1120px,calc(100vw-32px))]';
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
        className={`m-auto max-h-[calc(100dvh-32px)] overflow-y-auto rounded-desk border border-line bg-surface text-left text-ink shadow-float backdrop:bg-deep/40 ${width}`}
      >
        {refusal ? (
          <Refused
            {...{ id, refusal, rooms, words, exception, locale, isBusy, failure: question.failure }}
            yes={deed?.yes ?? ''}
            onAccept={deed && (() => void send({ price: refusal.moved?.price.is ?? null, isDifferenceAccepted: true }))}
            onHonour={() => question.send(honour.body)}
            onAgain={deed && open}
            onClose={close}
          />
        ) : (
          <BookingStep
            key={opened}
            {...{ id, head, title, words, isBusy }}
            facts={facts && <BookingFacts words={facts} />}
            aside={aside && <BookingAside words={aside} picture={picture} badge={badge} />}
            yes={isBusy ? setting.words.sending : head.yes}
            onSend={() => void send()}
            onClose={close}
          />
        )}
      </dialog>
    </>
  );
}
