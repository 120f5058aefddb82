'use client';

import { useId, useState } from 'react';
import { MoneyBox, MoneyHint } from '@/components/form/money-field';
import { judgeMoney, type TypedMoney, typedMoney } from '@/components/form/typed-money';
import { fromUnits, toUnits } from '@/lib/platform/money';

type Props = {
  currency: string;
  /** In units. */
  value: number;
  label: string;
  /** Of the alternative it is added to. */
  title: string;
  /** In units; null: what stands there is no amount, or could be two. */
  onChange: (markup: number | null) => void;
};

/** What the agency adds to a price: nothing is counted that is not understood. */
export function MarkupField({ currency, value, label, title, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(() => typedMoney(fromUnits(value, currency)));
  const state = judgeMoney(typed, { currency });
  const change = (next: TypedMoney) => {
    setTyped(next);
    if (next.text === typed.text) return;
    const read = judgeMoney(next, { currency });
    onChange(read.kind === 'ready' ? toUnits(read.amount.amount, currency) : read.kind === 'empty' ? 0 : null);
  };
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-soft">
          {label}
          <span className="sr-only"> {title}</span>
        </label>
        <MoneyBox
          {...{ id, typed, state, currency }}
          isWrong={state.kind === 'none'}
          onTyped={change}
          className="h-8! w-32"
        />
      </div>
      <div className="text-right">
        <MoneyHint {...{ id, typed, state }} onTyped={change} />
      </div>
    </div>
  );
}
