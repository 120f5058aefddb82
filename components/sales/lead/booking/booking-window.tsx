'use client';

import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { BookingAside } from './booking-aside';
import { BookingFacts } from './booking-facts';
import type { BookingSetting } from './booking-setting';
import { BookingStep } from './booking-step';
import { type Refusal, Refused } from './refused';

type Props = BookingSetting & {
  opened: { times: number; isOpen: boolean };
  refusal: Refusal | null;
  isBusy: boolean;
  /** Why the price could not be asked about. */
  failure: string;
  onSend: (accepted?: object) => void;
  onHonour: () => void;
  onOpen: () => void;
  onClose: () => void;
};

/** Booking is one dialog: what it binds to, a tick, the button. A refusal takes its place and says that nothing happened. */
export function BookingWindow(props: Props) {
  const { deed, head, rooms, words, exception, locale, facts, aside, picture, badge } = props;
  const { opened, refusal, isBusy, failure, onSend, onHonour, onOpen, onClose } = props;
  const id = useId();
  const setting = useApiSetting();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  const show = useEffectEvent(({ isOpen }: Props['opened']) => {
    if (!isOpen) {
      dialog.current?.close();
      return;
    }
    if (!dialog.current?.open) dialog.current?.showModal();
    // Else the browser would go to the tick, past all that is to be read before it.
    requestAnimationFrame(() => {
      title.current?.focus();
      dialog.current?.scrollTo(0, 0);
    });
  });
  useEffect(() => show(opened), [opened]);

  useEffect(() => {
    if (refusal) dialog.current?.scrollTo(0, 0);
  }, [refusal]);

  const width = refusal ? 'w-[min(880px,calc(100vw-32px))]' : 'w-[min(1120px,calc(100vw-32px))]';
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className={`m-auto max-h-[calc(100dvh-32px)] overflow-y-auto rounded-desk border border-line bg-surface text-left text-ink shadow-float backdrop:bg-deep/40 ${width}`}
    >
      {refusal ? (
        <Refused
          {...{ id, refusal, rooms, words, exception, locale, isBusy, failure }}
          yes={deed?.yes ?? ''}
          onAccept={deed && (() => onSend({ price: refusal.moved?.price.is ?? null, isDifferenceAccepted: true }))}
          onHonour={onHonour}
          onAgain={deed && onOpen}
          onClose={onClose}
        />
      ) : (
        <BookingStep
          key={opened.times}
          {...{ id, head, title, words, isBusy }}
          facts={facts && <BookingFacts words={facts} />}
          aside={aside && <BookingAside words={aside} picture={picture} badge={badge} />}
          yes={isBusy ? setting.words.sending : head.yes}
          onSend={() => onSend()}
          onClose={onClose}
        />
      )}
    </dialog>
  );
}
