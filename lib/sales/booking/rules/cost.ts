import { type Money, money } from '@/lib/platform/money';
import { plus, shareOf } from '@/lib/platform/money-arithmetic';
import type { Payment } from '../types';

type Cost = { fee: Money; total: Money; waived: 'eeaConsumerCard' | 'noFee' | null };

/** What a guest pays by the chosen method, and why a card costs nothing more: consumers' cards of the EEA may not be surcharged. */
export function costOf(price: Money, payment: Payment, cardFeeRatio: number): Cost {
  const without = { fee: money(0, price.currency), total: price };
  if (payment === 'bankTransfer') return { ...without, waived: null };
  if (cardFeeRatio === 0) return { ...without, waived: 'noFee' };
  if (payment === 'cardOfEea') return { ...without, waived: 'eeaConsumerCard' };
  const fee = shareOf(price, cardFeeRatio);
  return { fee, total: plus(price, fee), waived: null };
}
