import { type Money, money } from '@/lib/platform/money';
import { plus, shareOf } from '@/lib/platform/money-arithmetic';

/** What is paid beside the price for paying by card, and both together. */
export type CardFee = { fee: Money; total: Money };

type Paid = {
  isCard: boolean;
  priceTotal: bigint | null;
  currency: string;
  /** By the terms kept with the price; null: there are none. */
  ratio: number | null;
  /** A guest has agreed to theirs: consumers' cards of the EEA cost none (rule 5.4). Absent where an agency asks. */
  guestFee: bigint | null;
};

/** The card fee of a lead (rule 5.4). Null: no card, no price, or a house that asks for none. */
export function cardFeeOf({ isCard, priceTotal, currency, ratio, guestFee }: Paid): CardFee | null {
  if (!isCard || priceTotal === null) return null;
  const price = money(Number(priceTotal), currency);
  const fee = guestFee === null ? shareOf(price, ratio ?? 0) : money(Number(guestFee), currency);
  return fee.amount > 0 ? { fee, total: plus(price, fee) } : null;
}
