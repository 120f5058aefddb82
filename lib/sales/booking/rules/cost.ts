import { type Money, money } from '@/lib/platform/money';
import { plus } from '@/lib/platform/money-arithmetic';
import { cardFee } from '@/lib/rates/property/rules/payment';
import type { Payment } from '../schema';

/** What a guest pays by the chosen method, and why a card costs nothing more (decisions §5). */
export function costOf(price: Money, payment: Payment, cardFeeRatio: number) {
  const none = money(0, price.currency);
  if (payment === 'bankTransfer') return { fee: none, waived: null, total: price };
  const { amount, waived } = cardFee({
    subtotal: price,
    ratio: cardFeeRatio,
    consumerEea: payment === 'cardOfEea',
  });
  return { fee: amount, waived, total: plus(price, amount) };
}
