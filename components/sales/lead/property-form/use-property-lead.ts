import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useFormState } from '@/components/form/form-frame';
import { useApiDraft } from '@/components/form/use-api-draft';
import { tellSessionEnded } from '@/components/shell/query-client';
import { confirmToast } from '@/components/shell/toast';
import { paths } from '@/lib/platform/addresses/paths';
import type { Moved } from '../booking/moved';
import { draftKey, keptNames, linkedNames, stepToReturnTo } from './draft';
import { judgesOf, quoteOf } from './judge';
import { doneOf, mayTryAgain } from './outcome';
import type { TakesCard } from './processor-card';
import { type Decision, decisionOf, type Saved, type Sent, sendLead } from './send';
import type { PropertyFormSetting, Values } from './setting';

const PRICE_TOAST_MILLISECONDS = 5000;

/** The form at its step: what is typed, what is wrong with it, and what came of sending it. */
export function usePropertyLead(setting: PropertyFormSetting) {
  const { words, deed, initial } = setting;
  const router = useRouter();
  const { userId } = useApiSetting();
  const taker = useRef<TakesCard>(null);
  const [step, setStep] = useState(0);
  // Pressed before the script is there, a browser would put what was typed into the address.
  const [isAwake, setAwake] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Sent | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const isBooking = deed !== 'save-interest';
  const isLast = step === (isBooking ? 2 : 0);
  const isOff = isBusy || result?.state === 'done';

  const state = useFormState((typed) => {
    const wrong = Object.entries((judgesOf[step] ?? judgesOf[0])(typed as Values, setting));
    if (wrong.length === 0) return { values: typed, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'server', message }])),
    };
  }, initial);
  const { form } = state;
  const values = form.watch() as Values;
  const forget = useApiDraft(state, {
    draft: draftKey(setting, userId),
    steps: {
      names: keptNames(initial),
      linked: linkedNames,
      step,
      onReturn: (at, typed) => setStep(stepToReturnTo(at, typed as Values)),
    },
  });
  useEffect(() => setAwake(true), []);

  async function send(decision: Decision) {
    setBusy(true);
    const sent = await sendLead(values, setting, { decision, saved });
    setBusy(false);
    if (sent.state === 'moved') {
      goOnWith(sent.saved);
      return setMoved(sent.moved);
    }
    setMoved(null);
    setResult(sent);
    if (sent.state === 'failed') {
      tellSessionEnded(sent.error);
      return goOnWith(sent.saved);
    }
    forget();
    confirmToast(doneOf(values, setting));
    if (!isBooking) router.push(paths.dashboard({ 'hotel-lead-id': sent.leadId }));
  }

  /** What is kept already is not kept twice: whoever reloads, or comes back, goes on with that lead. */
  function goOnWith(kept: Saved | null) {
    if (!kept) return;
    setSaved(kept);
    if (setting.lead) return;
    forget();
    const address = new URL(location.href);
    address.searchParams.set('lead', kept.leadId);
    history.replaceState(null, '', address);
  }

  /** The processor is asked before the step lets go; the card's number stays with it. */
  async function takeCard() {
    setBusy(true);
    const taken = (await taker.current?.(values.cardName.trim())) ?? { error: words.card.failed };
    setBusy(false);
    if ('error' in taken) return form.setError('cardNumber', { type: 'server', message: taken.error });
    form.setValue('card', taken.card);
    setStep(step + 1);
  }

  async function onValid({ answer }: Record<string, unknown>): Promise<void> {
    if (isOff) return;
    if (isBooking && step === 0 && !quoteOf(values, setting).price) {
      return confirmToast(words.noPrice, PRICE_TOAST_MILLISECONDS);
    }
    const hasToTake = step === 1 && values.method === 'creditCard' && !values.card && setting.processorKey;
    if (hasToTake) await takeCard();
    else if (!isLast) setStep(step + 1);
    else await send(decisionOf(answer, moved));
  }

  return {
    state,
    values,
    isOff,
    taker,
    step,
    isLast,
    isBooking,
    isBusy,
    result,
    moved,
    onValid,
    toForm: () => setMoved(null),
    back: () => setStep(step - 1),
    // After any result the button of a booking is off; where nothing answered there is none.
    isButtonOff: !isAwake || isOff || (isBooking && result !== null && !mayTryAgain(result)),
  };
}
