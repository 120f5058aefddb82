'use client';

import { type ReactNode, type Ref, useId, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useErrorSentences } from '@/components/form/error-sentences';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { Money } from '@/lib/platform/money';
import { amountErrors, formatExactly, typedAmount } from '@/lib/platform/money-reader';
import { type Asked, judgeMoney, type MoneyState, type TypedMoney, typedMoney } from './typed-money';
import { fill } from './types';

type HookProps = Asked & { initial?: Money | null };

/** A field of money in a form that is not an `ApiForm`; `ask` before it is sent. */
export function useMoney({ initial = null, ...asked }: HookProps) {
  const [typed, setTyped] = useState(() => typedMoney(initial));
  const state = judgeMoney(typed, asked);
  return {
    state,
    isEmpty: state.kind === 'empty',
    /** Null while it is empty, a question or no amount. */
    amount: state.kind === 'ready' ? state.amount : null,
    /** From now on the field says what is missing. The amount that may be sent, or null. */
    ask(): Money | null {
      setTyped((now) => ({ ...now, isAsked: true }));
      return state.kind === 'ready' ? state.amount : null;
    },
    field: { typed, state, currency: asked.currency, onTyped: setTyped },
  };
}

type StateProps = { typed: TypedMoney; state: MoneyState; onTyped: (typed: TypedMoney) => void };

type FieldProps = StateProps & {
  currency: string;
  label: ReactNode;
  /** As a form without script posts it. */
  name?: string;
  isRequired?: boolean;
  /** What the server said of it. */
  error?: string;
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
};

/**
 * The one field for money: a text with its currency beside it. Under it stands what was understood; two meanings are a
 * question that whoever typed it answers, and nothing is rounded or guessed.
 */
export function MoneyField({ label, error, isRequired = false, className, ...field }: FieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-13 font-bold text-ink">
        {label}
      </label>
      <MoneyBox {...field} id={id} isWrong={Boolean(error) || isUnanswered(field, isRequired)} />
      <MoneyHint {...field} id={id} isRequired={isRequired} error={error} />
    </div>
  );
}

function isUnanswered({ typed, state }: Pick<StateProps, 'typed' | 'state'>, isRequired: boolean): boolean {
  if (state.kind === 'empty') return isRequired && typed.isAsked;
  return state.kind !== 'ready' && (typed.isAsked || state.kind === 'none');
}

const frameClass =
  'flex h-10 items-center rounded-desk border bg-surface hover:border-ink focus-within:border-main focus-within:outline-2 focus-within:outline-main';
export const moneyInputClass =
  'figures h-full w-full min-w-0 grow bg-transparent px-3 text-right text-14 text-ink outline-none focus-visible:outline-none';

type FrameProps = { currency: string; state: MoneyState; isWrong: boolean; className?: string; children: ReactNode };

/** The currency stands in the box, so that nobody needs to type it. */
export function MoneyFrame({ currency, state, isWrong, className = '', children }: FrameProps) {
  const isQuestion = state.kind === 'ambiguous' || state.kind === 'far';
  const border = isQuestion ? 'border-warning' : isWrong ? 'border-negative' : 'border-input';
  return (
    <div className={`${frameClass} ${border} ${className}`}>
      <span aria-hidden="true" className="ml-3 shrink-0 border-r border-line pr-2.5 text-13 text-soft">
        {currency}
      </span>
      {children}
    </div>
  );
}

type BoxProps = StateProps &
  Pick<FieldProps, 'currency' | 'name' | 'placeholder' | 'inputRef'> & {
    id: string;
    isWrong: boolean;
    /** Further sentences that describe it. */
    describedBy?: string;
    className?: string;
  };

export function MoneyBox({ id, typed, state, isWrong, describedBy, inputRef, onTyped, ...rest }: BoxProps) {
  const { currency, className, name, placeholder } = rest;
  return (
    <MoneyFrame {...{ currency, state, isWrong, className }}>
      <input
        ref={inputRef}
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        maxLength={40}
        value={typed.text}
        onChange={({ target }) => onTyped({ ...typed, text: target.value })}
        onBlur={() => typed.text !== '' && !typed.isAsked && onTyped({ ...typed, isAsked: true })}
        aria-invalid={isWrong || undefined}
        aria-describedby={[describedBy, `${id}-money`].filter(Boolean).join(' ')}
        className={moneyInputClass}
      />
    </MoneyFrame>
  );
}

type HintProps = StateProps & { id: string; isRequired?: boolean; error?: string };

/** What was understood, what is asked, or why it is no amount. */
export function MoneyHint({ id, typed, state, onTyped, isRequired = false, error }: HintProps) {
  const { words } = useApiSetting();
  const sentences = useErrorSentences();
  const answer = (amount: Money) => {
    onTyped({ ...typed, text: typedAmount(amount) });
    // The buttons go away under the pointer.
    document.getElementById(id)?.focus();
  };
  const isMeant = state.kind === 'ready' && typed.meant === typed.text;
  const isQuestion = state.kind === 'ambiguous' || state.kind === 'far';
  const refusal = error ?? refusalOf(typed, state, isRequired, sentences);
  const tone = isQuestion ? 'text-warning' : refusal ? 'text-negative' : 'text-soft';
  const text = isQuestion
    ? state.kind === 'ambiguous'
      ? words.money.which
      : fill(words.money.far, { amount: formatExactly(state.amount), from: formatExactly(state.from) })
    : (refusal ?? (state.kind === 'ready' ? formatExactly(state.amount) : ''));
  return (
    <>
      <p id={`${id}-money`} role="status" className={`min-h-4 text-12 leading-4 ${text ? 'mt-1' : ''} ${tone}`}>
        {text}
      </p>
      {state.kind === 'ambiguous' && (
        <span className="mt-1.5 flex flex-wrap gap-2">
          {state.readings.map((amount) => (
            <button
              key={amount.amount}
              type="button"
              onClick={() => answer(amount)}
              className={compactButtonClass('quiet', 'small', 'figures')}
            >
              {formatExactly(amount)}
            </button>
          ))}
        </span>
      )}
      {(state.kind === 'far' || isMeant) && (
        <label className="mt-1 flex min-h-6 items-start gap-2 text-13">
          <input
            type="checkbox"
            className="mt-0.5 size-4.5 shrink-0 accent-main"
            checked={isMeant}
            onChange={() => onTyped({ ...typed, meant: isMeant ? null : typed.text })}
          />
          {fill(words.money.meant, { amount: formatExactly(state.amount) })}
        </label>
      )}
    </>
  );
}

/** A separator at the end of a text is no mistake while somebody is still typing. */
const isBegun = (text: string) => /[.,]\s*$/.test(text);

function refusalOf(
  { text, isAsked }: TypedMoney,
  state: MoneyState,
  isRequired: boolean,
  sentences: Readonly<Record<string, string>>,
): string | undefined {
  if (state.kind === 'empty') return isRequired && isAsked ? sentences.required : undefined;
  if (state.kind !== 'none' || (isBegun(text) && !isAsked)) return undefined;
  return sentences[amountErrors[state.reason]];
}
