'use client';

import { useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { usePartOnUse } from '@/components/form/part-on-use';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { sentenceOf } from '@/lib/platform/api-error';
import { notPossibleOf } from '../exception';
import type { BookingSetting } from './booking-setting';
import { movedOf } from './moved';
import type { Refusal } from './refused';

const loadWindow = async () => (await import('./booking-window')).BookingWindow;

/**
 * The button of a booking; its window is fetched when somebody reaches for it. Both calls are of the button, which says that they
 * run when the window is closed.
 */
export function BookingDialog(props: BookingSetting) {
  const { deed, words, honour } = props;
  const setting = useApiSetting();
  const { part: Booking, hasFailed, bring } = usePartOnUse(loadWindow);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** How often it was opened, and whether it is. */
  const [opened, setOpened] = useState({ times: 0, isOpen: false });
  const close = () => setOpened((now) => ({ ...now, isOpen: false }));
  const call = useApiMutation(deed?.address ?? '', { confirmation: deed?.done, onDone: close });
  const question = useApiMutation(honour.address, { confirmation: words.refused.honourDone, onDone: close });

  function open() {
    bring();
    setRefusal(null);
    setOpened(({ times }) => ({ times: times + 1, isOpen: true }));
  }

  async function send(accepted: object = {}) {
    try {
      await call.sendAsync({ ...deed?.body, ...accepted });
    } catch (error) {
      const sentence = sentenceOf(error, setting.words);
      setRefusal({ moved: movedOf(error), notPossible: notPossibleOf(error), sentence });
    }
  }

  const isBusy = call.isBusy || question.isBusy;
  const look = deed?.isPrimary ? 'col-span-2 h-11' : '';
  return (
    <>
      {deed && (
        <button
          type="button"
          disabled={isBusy}
          aria-busy={opened.isOpen && !Booking && !hasFailed}
          onPointerEnter={bring}
          onFocus={bring}
          onClick={open}
          className={compactButtonClass(deed.isPrimary ? 'primary' : 'quiet', 'medium', look)}
        >
          {isBusy ? setting.words.sending : deed.label}
        </button>
      )}
      <p role="alert" className="col-span-full text-13 text-negative empty:hidden">
        {opened.isOpen && hasFailed && setting.words.offline}
      </p>
      {Booking && (
        <Booking
          {...props}
          {...{ opened, refusal, isBusy }}
          failure={question.failure}
          onSend={(accepted) => void send(accepted)}
          onHonour={() => question.send(honour.body)}
          onOpen={open}
          onClose={close}
        />
      )}
    </>
  );
}
