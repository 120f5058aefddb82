'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useFocusAfter } from '@/components/form/focus-after';
import { useKeptDraft } from '@/components/form/kept-draft';
import { Meanwhile } from '@/components/form/meanwhile';
import { MoneyField } from '@/components/form/money-field';
import { useSeenVersion } from '@/components/form/seen-version';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import {
  isPaymentPlan,
  isRefundPlan,
  MOST_STEPS,
  type OwnTerms,
  previewOf,
} from '@/lib/rates/property/rules/own-terms';
import { StaticTerms } from './static-terms';
import type { StaticWords } from './static-words';
import {
  depositState,
  readDays,
  readForm,
  readPercent,
  readTerms,
  type TermsForm,
  type TermsStep,
  termsForm,
} from './terms-form';

type Name =
  | 'payments'
  | 'prepayment'
  | 'share'
  | 'instalment'
  | 'balance'
  | 'days'
  | 'paid'
  | 'addInstalment'
  | 'refunds'
  | 'refund'
  | 'refunded'
  | 'addRefund'
  | 'nonRefundable'
  | 'remove'
  | 'removeShort'
  | 'deposit'
  | 'amount'
  | 'hold'
  | 'none'
  | 'blocked'
  | 'taken'
  | 'preview'
  | 'incomplete'
  | 'unread'
  | 'wrongNumber'
  | 'kept'
  | 'save'
  | 'saved';

type Props = {
  propertyId: string;
  currency: string;
  terms: OwnTerms;
  version: string;
  staticWords: StaticWords;
  words: Record<Name, string>;
};

const field = 'h-9 w-full rounded-desk border border-input bg-surface px-3 text-14 disabled:text-soft';

type TermsOf = Pick<Props, 'terms' | 'version' | 'currency'> & { saved: string };

/** What is typed of the terms, there again when the page is, and how it is sent. */
function useTerms(propertyId: string, { terms, version, currency, saved }: TermsOf) {
  const [form, setForm] = useState<TermsForm>(() => termsForm(terms, currency));
  const { userId } = useApiSetting();
  const meanwhile = useSeenVersion(version);
  const { keep, forget } = useKeptDraft<TermsForm>(`${userId}.desk.terms.${propertyId}`, {
    read: readForm,
    onReturn: (typed, over) => {
      setForm(typed);
      meanwhile.tellReturned(over);
    },
  });
  const save = useApiMutation(paths.api.propertyTerms(propertyId), {
    method: 'PATCH',
    confirmation: saved,
    isVersioned: true,
    onDone: () => {
      forget();
      meanwhile.forget();
    },
  });
  const set = (changes: Partial<TermsForm>) => {
    const next = { ...form, ...changes };
    setForm(next);
    if (JSON.stringify(next) === JSON.stringify(termsForm(terms, currency))) forget();
    else keep(next, meanwhile.seen);
  };
  return { form, set, save, meanwhile, forget };
}

/** The terms of a property, and beside them the sentences they become, before they are saved. */
export function TermsEditor({ propertyId, currency, terms, version, staticWords, words }: Props) {
  const { form, set, save, meanwhile, forget } = useTerms(propertyId, { terms, version, currency, saved: words.saved });
  const deposit = depositState(form, terms, currency);
  const own = readTerms(form, deposit);
  const isWhole = own !== null && isPaymentPlan(own) && isRefundPlan(own.refunds);
  const isChanged = JSON.stringify(own) !== JSON.stringify(terms);
  const numbered = (sentence: string, index: number) => sentence.replace('{count}', String(index + 1));
  const failure = meanwhile.met ? '' : save.failure;
  const { instalments, refunds } = form;
  return (
    <div className="grid gap-8 wide:grid-cols-[minmax(0,640px)_400px] wide:items-start">
      <form
        noValidate
        className="grid max-w-[640px] gap-7 text-14"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWhole || !isChanged || save.isBusy) return;
          save.sendAsync({ ...own, version: meanwhile.seen }).catch(meanwhile.tellRefused);
        }}
      >
        <Group title={words.payments}>
          <Line title={words.prepayment}>
            <Amount
              label={words.share}
              value={form.prepayment}
              problem={readPercent(form.prepayment) === null ? words.wrongNumber : null}
              onChange={(prepayment) => set({ prepayment })}
            />
          </Line>
          <Steps
            steps={instalments}
            titleOf={(index) => numbered(words.instalment, index)}
            percentLabel={words.paid}
            words={words}
            onChange={(next) => set({ instalments: next })}
          />
          <Line title={words.balance}>
            <Amount
              label={words.days}
              value={form.balanceDays}
              problem={readDays(form.balanceDays) === null ? words.wrongNumber : null}
              onChange={(balanceDays) => set({ balanceDays })}
            />
          </Line>
          <Add
            label={words.addInstalment}
            isOff={instalments.length >= MOST_STEPS - 1}
            onPress={() => set({ instalments: [...instalments, { days: '', percent: '' }] })}
          />
        </Group>
        <Group title={words.refunds}>
          {refunds.length === 0 && <p className="text-soft">{words.nonRefundable}</p>}
          <Steps
            steps={refunds}
            titleOf={(index) => numbered(words.refund, index)}
            percentLabel={words.refunded}
            words={words}
            onChange={(next) => set({ refunds: next })}
          />
          <Add
            label={words.addRefund}
            isOff={refunds.length >= MOST_STEPS}
            onPress={() => set({ refunds: [...refunds, { days: '', percent: '' }] })}
          />
        </Group>
        <Group title={words.deposit}>
          <div className="grid gap-3 desk:grid-cols-2">
            <label className="grid gap-1">
              {words.hold}
              <select
                className={field}
                value={form.hold}
                onChange={({ target }) => set({ hold: target.value as TermsForm['hold'] })}
              >
                {(['none', 'blocked', 'taken'] as const).map((hold) => (
                  <option key={hold} value={hold}>
                    {words[hold]}
                  </option>
                ))}
              </select>
            </label>
            {form.hold !== 'none' && (
              <MoneyField
                label={words.amount}
                currency={currency}
                typed={form.amount}
                state={deposit}
                onTyped={(amount) => set({ amount })}
                isRequired
              />
            )}
          </div>
        </Group>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button
            type="submit"
            disabled={!isWhole || !isChanged || save.isBusy}
            className={compactButtonClass('primary')}
          >
            {words.save}
          </button>
          <p className="text-13 text-soft">{words.kept}</p>
        </div>
        <Meanwhile met={meanwhile.met} onTheirs={forget} />
        <p role="alert" className={failure ? 'font-bold text-negative' : 'sr-only'}>
          {failure}
        </p>
      </form>
      <section aria-live="polite" className="rounded-desk border border-line bg-surface p-5 wide:sticky wide:top-4">
        <h2 className="mb-3 font-sans text-18 leading-6 font-bold tracking-normal">{words.preview}</h2>
        {isWhole ? (
          <StaticTerms terms={previewOf(own, currency)} words={staticWords} />
        ) : (
          <p className="text-14 text-warning">{own ? words.incomplete : words.unread}</p>
        )}
      </section>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 w-full border-b border-ink pb-2 text-18 leading-6 font-bold">{title}</legend>
      {children}
    </fieldset>
  );
}

function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid grid-cols-2 items-end gap-3 desk:grid-cols-[128px_176px_176px_auto]">
      <legend className="float-left font-bold max-desk:col-span-2 desk:self-center">{title}</legend>
      {children}
    </fieldset>
  );
}

type AmountProps = {
  label: string;
  value: string;
  /** Said of what is typed; an empty field only waits. */
  problem: string | null;
  onChange: (value: string) => void;
};

function Amount({ label, value, problem, onChange }: AmountProps) {
  const id = useId();
  const isWrong = problem !== null && value.trim() !== '';
  return (
    <div className="grid gap-1">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        className={`${field} aria-invalid:border-negative`}
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className="text-12 leading-4 text-negative">
          {problem}
        </p>
      )}
    </div>
  );
}

function Add({ label, isOff, onPress }: { label: string; isOff: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      disabled={isOff}
      onClick={onPress}
      className={compactButtonClass('quiet', 'small', 'justify-self-start')}
    >
      {label}
    </button>
  );
}

type StepsProps = {
  steps: readonly TermsStep[];
  titleOf: (index: number) => string;
  percentLabel: string;
  words: Props['words'];
  onChange: (steps: TermsStep[]) => void;
};

function Steps({ steps, titleOf, percentLabel, words, onChange }: StepsProps) {
  const change = (at: number, changes: Partial<TermsStep>) =>
    onChange(steps.map((step, index) => (index === at ? { ...step, ...changes } : step)));
  const group = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter();
  function remove(index: number): void {
    onChange(steps.filter((_, at) => at !== index));
    focusAfter(() => {
      const left = group.current?.querySelectorAll<HTMLButtonElement>('button');
      const beside = group.current?.parentElement?.querySelector<HTMLElement>('button:enabled');
      return left?.[Math.min(index, steps.length - 2)] ?? beside;
    });
  }
  const lines = steps.map((step, index) => {
    const title = titleOf(index);
    return (
      <Line key={title} title={title}>
        <Amount
          label={words.days}
          value={step.days}
          problem={readDays(step.days) === null ? words.wrongNumber : null}
          onChange={(days) => change(index, { days })}
        />
        <Amount
          label={percentLabel}
          value={step.percent}
          problem={readPercent(step.percent) === null ? words.wrongNumber : null}
          onChange={(percent) => change(index, { percent })}
        />
        <button
          type="button"
          aria-label={words.remove.replace('{what}', title)}
          onClick={() => remove(index)}
          className={compactButtonClass('quiet', 'medium', 'justify-self-start')}
        >
          {words.removeShort}
        </button>
      </Line>
    );
  });
  return (
    <div ref={group} className="grid gap-3 empty:hidden">
      {lines}
    </div>
  );
}
