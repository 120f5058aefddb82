'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { useApiField } from '@/components/form/api-field';
import { fromUnits } from '@/lib/platform/money';
import { readAmount, typedAmount, unitsOf } from '@/lib/platform/money-reader';
import { MoneyFrame, MoneyHint, moneyInputClass } from './money-field';
import { judgeMoney, type TypedMoney, typedMoney } from './typed-money';

type Props = {
  name: string;
  label: string;
  currency: string;
  isRequired?: boolean;
  placeholder?: string;
  className?: string;
};

/**
 * `MoneyField` in an `ApiForm`: an amount that was understood is sent as a number, everything else as it was typed, so
 * that the schema refuses it with the same words.
 */
export function ApiMoney({ name, label, currency, isRequired, placeholder, className }: Props) {
  const { inputId: id, error, bind } = useApiField(name, { setValueAs: (typed) => bodyAmount(typed, currency) });
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name });
  const text = typeof value === 'number' ? typedAmount(fromUnits(value, currency)) : String(value ?? '');
  const typed: TypedMoney = { ...typedMoney(), text, isAsked: Boolean(error) };
  const state = judgeMoney(typed, { currency });
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-13 font-bold text-ink">
        {label}
      </label>
      <MoneyFrame {...{ currency, state }} isWrong={Boolean(error)}>
        <input
          {...bind}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          placeholder={placeholder}
          aria-describedby={`${id}-money`}
          className={moneyInputClass}
        />
      </MoneyFrame>
      <MoneyHint
        {...{ id, typed, state, isRequired }}
        error={state.kind === 'ambiguous' ? undefined : error}
        onTyped={(next) => setValue(name, next.text, { shouldDirty: true, shouldValidate: true })}
      />
    </div>
  );
}

function bodyAmount(typed: unknown, currency: string): unknown {
  if (typeof typed === 'number') return typed;
  const read = readAmount(String(typed ?? ''), currency);
  if (read.kind === 'empty') return undefined;
  return read.kind === 'amount' ? unitsOf(read.amount) : typed;
}
