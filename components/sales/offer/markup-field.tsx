'use client';

import { useId, useState } from 'react';
import { fill } from '@/components/form/types';
import type { Messages } from '@/lib/platform/i18n/messages';
import { parseNumber } from '@/lib/platform/money';

type Props = {
  currency: string;
  /** In units. */
  value: number;
  /** Of the alternative it is added to. */
  title: string;
  /** Null: what stands there is no amount. */
  onChange: (markup: number | null) => void;
  words: Messages['offers'];
};

/** What the agency adds to a price; nothing is counted that is not understood. */
export function MarkupField({ currency, value, title, onChange, words }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  const isAmount = typed.trim() === '' || (/^[\d\s.,]+$/.test(typed) && parseNumber(typed) !== null);
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-soft">
          {words.markup}
          <span className="sr-only"> {title}</span>
        </label>
        <span className="flex h-9 items-center rounded-desk border border-input bg-surface pl-2.5">
          <span aria-hidden className="text-12 text-soft">
            {currency}
          </span>
          <input
            id={id}
            inputMode="decimal"
            value={typed}
            aria-invalid={!isAmount}
            aria-describedby={isAmount ? undefined : `${id}-error`}
            onChange={({ target }) => {
              setTyped(target.value);
              const amount = target.value.trim() === '' ? 0 : parseNumber(target.value);
              onChange(/^[\d\s.,]*$/.test(target.value) ? amount : null);
            }}
            className="figures h-full w-24 bg-transparent px-2.5 text-right text-14"
          />
        </span>
      </div>
      {!isAmount && (
        <p id={`${id}-error`} className="mt-1 text-12 text-negative">
          {fill(words.noAmount, { currency })}
        </p>
      )}
    </div>
  );
}
