'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { confirmToast } from '@/components/shell/toast';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import { Aside } from './aside';
import { DetailsStep } from './details-step';
import type { FormState } from './fields';
import { asksOperator, type Errors, judgeDetails, judgePayment, judgeSummary, periodOf, quoteOf } from './judge';
import { PaymentStep } from './payment-step';
import type { TakesCard } from './processor-card';
import { type Decision, type Moved, type Saved, sendLead } from './send';
import type { PropertyFormSetting, Values } from './setting';
import { SummaryStep } from './summary-step';

const PRICE_TOAST_MILLISECONDS = 5000;

/** Interest in one step; booking and option in three, each of which validates before it lets go (rule 3.14). */
export function PropertyLeadForm({ setting }: { setting: PropertyFormSetting }) {
  const { words, deed, property, initial } = setting;
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const taker = useRef<TakesCard>(null);
  const [values, setValues] = useState<Values>(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [step, setStep] = useState(0);
  const [isBusy, setBusy] = useState(false);
  // Pressed before, a browser would put what was typed into the address.
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const [result, setResult] = useState<'done' | 'failed' | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const isBooking = deed !== 'save-interest';
  const doneWords = doneOf(values, setting);
  const last = isBooking ? 2 : 0;
  const isOff = isBusy || result === 'done';

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
    setResult(sent.state);
    if (sent.state !== 'done') return;
    confirmToast(doneWords);
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
    if (isBusy || result === 'done' || !isValid()) return;
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
        {isBooking && (
          <ol className="mb-6 flex flex-wrap gap-x-6 gap-y-1 text-13">
            {steps.map((name, index) => (
              <li
                key={name}
                aria-current={index === step ? 'step' : undefined}
                className={index === step ? 'font-bold text-ink' : 'text-soft'}
              >
                <span className="mr-1.5">{index + 1}</span>
                <span className={index === step ? '' : 'max-stepper:sr-only'}>{name}</span>
              </li>
            ))}
          </ol>
        )}
        {step === 0 && <DetailsStep form={state} setting={setting} />}
        {step === 1 && <PaymentStep form={state} setting={setting} taker={taker} />}
        {step === 2 && <SummaryStep form={state} setting={setting} />}
        {moved && <PriceMoved moved={moved} setting={setting} onDecide={send} isBusy={isBusy} />}
        <p role="status" className={result === 'done' ? 'mt-5 text-14 text-positive' : 'sr-only'}>
          {result === 'done' ? doneWords : ''}
        </p>
        <p role="alert" className={result === 'failed' ? 'mt-5 text-14 text-negative' : 'sr-only'}>
          {result === 'failed' ? (isBooking ? words.failedBooking : words.failedInterest) : ''}
        </p>
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
          {result === 'done' && isBooking ? (
            <Link href={paths.dashboard()} prefetch={false} className={compactButtonClass('quiet', 'medium')}>
              {words.toDashboard}
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

function submitOf(values: Values, setting: PropertyFormSetting): string {
  const { deed, lead } = setting;
  const { submit, submitChange } = setting.words;
  if (lead && deed === 'save-interest') return submitChange;
  return submit[asksOperator(values, setting) ? 'ask' : deed];
}

/** What is said when it is done; of a change, whether the operator is asked first. */
function doneOf(values: Values, setting: PropertyFormSetting): string {
  const { words, deed, lead, answerDue } = setting;
  if (asksOperator(values, setting)) return words.done.ask.replace('{due}', answerDue);
  if (!lead || deed !== 'save-interest') return words.done[deed];
  const isConfirmed = lead.status === 'CONFIRMED_OPTION' || lead.status === 'CONFIRMED_BOOKING';
  const { doneAsked, doneChange } = words;
  return isConfirmed ? doneAsked : doneChange;
}

type MovedProps = {
  moved: Moved;
  setting: PropertyFormSetting;
  onDecide: (decision: Decision) => void;
  isBusy: boolean;
};

/** The price of now beside the one that was shown: to accept, to have honoured, or to drop. */
function PriceMoved({ moved: { was, is, currency }, setting, onDecide, isBusy }: MovedProps) {
  const { words, deed, property } = setting;
  const text = (units: number | null) => (units === null ? words.onRequest : formatMoney(fromUnits(units, currency)));
  return (
    <section role="alert" className="mt-6 rounded-desk bg-main-light2 p-4">
      <p className="text-16 font-bold">{words.movedTitle}</p>
      <p className="mt-1 text-14">{words.moved.replace('{was}', text(was)).replace('{is}', text(is))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          disabled={isBusy}
          onClick={() => onDecide({ acceptedPrice: is })}
          className={compactButtonClass('primary')}
        >
          {words.accept}
        </button>
        {deed === 'save-interest' && !setting.lead && was !== null && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => onDecide({ isPriceToBeHonoured: true })}
            className={compactButtonClass('quiet')}
          >
            {words.honour}
          </button>
        )}
        <Link href={property.href} prefetch={false} className={compactButtonClass('quiet')}>
          {words.drop}
        </Link>
      </div>
    </section>
  );
}
