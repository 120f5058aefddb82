'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { confirmToast } from '@/components/shell/toast';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { Aside } from './aside';
import { DetailsStep } from './details-step';
import { clearFormDraft, draftKey, readFormDraft, writeFormDraft } from './draft';
import type { FormState } from './fields';
import { Outcome, Steps } from './form-parts';
import { type Errors, judgeDetails, judgePayment, judgeSummary, periodOf, quoteOf } from './judge';
import { doneOf, submitOf } from './outcome';
import { PaymentStep } from './payment-step';
import { PriceMoved } from './price-moved';
import type { TakesCard } from './processor-card';
import { type Decision, type Moved, type Saved, type Sent, sendLead } from './send';
import type { PropertyFormSetting, Values } from './setting';
import { SummaryStep } from './summary-step';

const PRICE_TOAST_MILLISECONDS = 5000;

/** Interest in one step; booking and option in three, each of which validates before it lets go (rule 3.14). */
export function PropertyLeadForm({ setting }: { setting: PropertyFormSetting }) {
  const { words, deed, property, initial } = setting;
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const taker = useRef<TakesCard>(null);
  const { userId } = useApiSetting();
  const key = draftKey(setting, userId);
  const [values, setValues] = useState<Values>(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [step, setStep] = useState(0);
  const [isBusy, setBusy] = useState(false);
  // Pressed before, a browser would put what was typed into the address.
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const draft = readFormDraft(key, initial, location.search);
    if (draft) {
      setValues(draft.values);
      setStep(draft.step);
    }
    setAwake(true);
  }, [key, initial]);
  useEffect(() => {
    // The first values are the page's own: nothing was typed yet.
    if (isAwake && (step > 0 || values !== initial)) writeFormDraft(key, { values, step }, location.search);
  }, [isAwake, key, values, step, initial]);
  const [result, setResult] = useState<Sent | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const isBooking = deed !== 'save-interest';
  const last = isBooking ? 2 : 0;
  const isDone = result?.state === 'done';
  const isOff = isBusy || isDone;

  const state: FormState = {
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
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
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
    clearFormDraft(key);
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
    else if (step < last) setStep(step + 1);
    else void send({});
  }

  const steps = [words.steps.details, words.steps.payment, words.steps.summary];
  // After any result the button of a booking is off.
  const isButtonOff = !isAwake || isOff || (isBooking && result !== null);
  return (
    <div className="grid gap-x-10 gap-y-8 menu:grid-cols-[minmax(0,1fr)_300px]">
      <form ref={form} onSubmit={onSubmit} noValidate className="min-w-0">
        {isBooking && <Steps names={steps} step={step} />}
        {step === 0 && <DetailsStep form={state} setting={setting} />}
        {step === 1 && <PaymentStep form={state} setting={setting} taker={taker} />}
        {step === 2 && <SummaryStep form={state} setting={setting} />}
        {moved && <PriceMoved moved={moved} setting={setting} onDecide={send} isBusy={isBusy} />}
        <Outcome result={result} values={values} setting={setting} />
        <div className="mt-6 flex flex-wrap justify-between gap-3">
          {step > 0 ? (
            <button
              type="button"
              disabled={isOff}
              onClick={() => setStep(step - 1)}
              className={compactButtonClass('quiet', 'medium')}
            >
              {words.back}
            </button>
          ) : (
            <Link href={property.href} prefetch={false} className={compactButtonClass('quiet', 'medium')}>
              {words.cancel}
            </Link>
          )}
          {result?.state === 'done' && isBooking ? (
            <Link
              href={paths.dashboard({ 'hotel-lead-id': result.leadId })}
              prefetch={false}
              className={compactButtonClass('primary', 'medium')}
            >
              {words.toLead}
            </Link>
          ) : (
            !moved && (
              <button type="submit" disabled={isButtonOff} className={compactButtonClass('primary', 'medium')}>
                {step < last ? steps[step + 1] : submitOf(values, setting)}
              </button>
            )
          )}
        </div>
      </form>
      <Aside values={values} setting={setting} />
    </div>
  );
}
