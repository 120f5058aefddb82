import { z } from 'zod';
import { minorDigits, toUnits } from '@/lib/platform/money';
import { amountErrors, readAmount } from '@/lib/platform/money-reader';

/** ISO 4217 for "no currency": a body does not know in which the amount is, so it may not name one. */
const UNKNOWN = 'XXX';

type Limits = {
  most: number;
  /** Zero is no amount, either. */
  isPositive?: boolean;
};

/**
 * An amount in units of a currency: an exact number, or a text as a form without script posts it, which is read as the
 * field reads it. What would have to be guessed or rounded is refused.
 */
export function amountField({ most, isPositive = false }: Limits) {
  // Of a union a form shows what its first part says.
  const error = ({ input }: { input?: unknown }) => (input === undefined ? 'required' : 'invalidValue');
  const amount = z.union([z.number({ error }), z.string({ error }).max(40)], { error });
  return amount.transform((value, context) => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    const units = typeof value === 'number' ? value : unitsOrKey(value);
    if (typeof units === 'string') return refuse(units);
    if (units < 0) return refuse('amountSign');
    if (units > most) return refuse('amountTooLarge');
    if (isPositive && units === 0) return refuse('required');
    if (typeof value === 'number' && hasMoreDecimals(value)) return refuse('amountDecimals');
    return units;
  });
}

function unitsOrKey(text: string): number | string {
  const read = readAmount(text, UNKNOWN);
  if (read.kind === 'amount') return toUnits(read.amount.amount, UNKNOWN);
  if (read.kind === 'empty') return 'required';
  return read.kind === 'ambiguous' ? 'amountAmbiguous' : amountErrors[read.reason];
}

const hasMoreDecimals = (units: number) => Number(units.toFixed(minorDigits(UNKNOWN))) !== units;
