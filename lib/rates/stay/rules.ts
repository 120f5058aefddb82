import { overlaps } from '@/lib/platform/dates';
import { minorDigits } from '@/lib/platform/money';
import type { EditedStay, StayChange, StayHold } from './types';

export const MOST_NIGHTS = 400;
type Period = Pick<StayHold, 'checkIn' | 'checkOut'>;

function changedAmount(amount: number | null, change: StayChange, currency: string): number | null {
  const unit = 10 ** minorDigits(currency);
  if (change.kind === 'amount') return Math.round(change.amount * unit);
  if (change.kind !== 'percent' || amount === null) return amount;
  const step = change.roundTo * unit;
  return Math.max(step, Math.round((amount * (1 + change.percent / 100)) / step) * step);
}

/** Sold or optioned: such a stay keeps its price and stays on sale as it was. */
export function isHeld(stay: Period, holds: readonly StayHold[]): boolean {
  return holds.some((hold) => hold.kind !== 'ownerBlock' && overlaps(hold, stay));
}

/** A stay after the change. What is on request gets a price only where one is named. */
export function changeStay(stay: EditedStay, change: StayChange, currency: string): EditedStay {
  if (change.kind === 'close' || change.kind === 'open') return { ...stay, available: change.kind === 'open' };
  if (change.kind !== 'percent' && change.kind !== 'amount') return stay;
  const rates = stay.rates.map((rate) =>
    change.serviceLevels.includes(rate.serviceLevel)
      ? { ...rate, amount: changedAmount(rate.amount, change, currency) }
      : rate,
  );
  return { ...stay, rates };
}

const valuesOf = ({ available, rates }: EditedStay) => JSON.stringify([available, rates]);

export const isSameStay = (a: EditedStay, b: EditedStay) => valuesOf(a) === valuesOf(b);
