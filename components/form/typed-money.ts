import type { Money } from '@/lib/platform/money';
import { isFarFrom, type ReadAmount, readAmount, typedAmount } from '@/lib/platform/money-reader';

/** What stands in a field of money, and what was answered about it. */
export type TypedMoney = {
  text: string;
  /** This very text, although it is far from the price it answers. */
  meant: string | null;
  /** Left or sent once: now it also says what is missing. */
  isAsked: boolean;
};

export type MoneyState =
  | Exclude<ReadAmount, { kind: 'amount' }>
  | { kind: 'ready'; amount: Money }
  /** Waits for a yes: it differs by more than half from the price it answers. */
  | { kind: 'far'; amount: Money; from: Money };

export type Asked = {
  currency: string;
  /** The prices the amount takes the place of; all of its currency. */
  answers?: readonly Money[];
};

export const typedMoney = (initial: Money | null = null): TypedMoney => ({
  text: initial ? typedAmount(initial) : '',
  meant: null,
  isAsked: false,
});

/** Only `ready` may be sent; everything else is a question or a reason that stands at the field. */
export function judgeMoney({ text, meant }: TypedMoney, { currency, answers = [] }: Asked): MoneyState {
  const read = readAmount(text, currency);
  if (read.kind !== 'amount') return read;
  const { amount } = read;
  const from = answers.find((answered) => isFarFrom(amount, answered));
  return from && meant !== text ? { kind: 'far', amount, from } : { kind: 'ready', amount };
}

/** What a draft has kept, if it is that. */
export function readTypedMoney(kept: unknown): TypedMoney | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { text, meant, isAsked } = kept as Partial<TypedMoney>;
  if (typeof text !== 'string') return null;
  return { text, meant: typeof meant === 'string' ? meant : null, isAsked: isAsked === true };
}
