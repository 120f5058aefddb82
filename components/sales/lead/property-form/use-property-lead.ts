import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { confirmToast } from '@/components/shell/toast';
import { paths } from '@/lib/platform/addresses/paths';
import type { MovedPrice } from '../booking/moved';
import type { FormState } from './fields';
import { type Errors, judgeDetails, judgePayment, judgeSummary, periodOf, quoteOf } from './judge';
import { doneOf } from './outcome';
import type { TakesCard } from './processor-card';
import { type Decision, type Saved, type Sent, sendLead } from './send';
import type { PropertyFormSetting } from './setting';
import { useKeptValues } from './use-kept-values';

const PRICE_TOAST_MILLISECONDS = 5000;

/** The form at its step: what is typed, what is wrong with it, and what came of sending it. */
export function usePropertyLead(setting: PropertyFormSetting) {
  const { words, deed } = setting;
  const router = useRouter();
  const element = useRef<HTMLFormElement>(null);
  const taker = useRef<TakesCard>(null);
  const { values, setValues, step, setStep, isAwake, forget } = useKeptValues(setting);
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Sent | null>(null);
  const [moved, setMoved] = useState<MovedPrice | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const isBooking = deed !== 'save-interest';
  const isLast = step === (isBooking ? 2 : 0);
  const isOff = isBusy || result?.state === 'done';

  const form: FormState = {
    values,
    errors,
    isOff,
    change: (changes) => {
      setValues((former) => ({ ...former, ...changes }));
      setErrors((former) => {
        const names = Object.keys(changes);
        return Object.fromEntries(Object.entries(former).filter(([name]) => !names.includes(name)));
      });
      setMoved(null);
    },
  };

  function isValid(): boolean {
    const judges = [judgeDetails, judgePayment, judgeSummary];
    const found = (judges[step] ?? judgeDetails)(values, setting);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return false;
    }
    if (isBooking && step === 0 && periodOf(values) && values.serviceLevel && !quoteOf(values, setting).price) {
      confirmToast(words.noPrice, PRICE_TOAST_MILLISECONDS);
      return false;
    }
    return true;
  }

  async function send(decision: Decision) {
    setBusy(true);
    setMoved(null);
    const sent = await sendLead(values, setting, { decision, saved });
    setBusy(false);
    if (sent.state === 'moved') {
      setSaved(sent.saved);
      return setMoved(sent.moved);
    }
    setResult(sent);
    if (sent.state !== 'done') return;
    forget();
    confirmToast(doneOf(values, setting));
    if (!isBooking) router.push(paths.dashboard({ 'hotel-lead-id': sent.leadId }));
  }

  /** The processor is asked before the step lets go; the card's number stays with it. */
  async function takeCard() {
    setBusy(true);
    const taken = (await taker.current?.(values.cardName.trim())) ?? { error: words.card.failed };
    setBusy(false);
    if ('error' in taken) return setErrors({ cardNumber: taken.error });
    setValues((former) => ({ ...former, card: taken.card }));
    setStep(step + 1);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isOff || !isValid()) return;
    const hasToTake = step === 1 && values.method === 'creditCard' && !values.card && setting.processorKey;
    if (hasToTake) void takeCard();
    else if (!isLast) setStep(step + 1);
    else void send({});
  }

  return {
    form,
    element,
    taker,
    step,
    isLast,
    isBooking,
    isBusy,
    result,
    moved,
    onSubmit,
    send,
    back: () => setStep(step - 1),
    // After any result the button of a booking is off.
    isButtonOff: !isAwake || isOff || (isBooking && result !== null),
  };
}
