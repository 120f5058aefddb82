import type { PlainDate } from '@/lib/platform/dates';

/** Digits of a card as they are typed, without what stands between them. */
export const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '');

/** The check digit of Luhn, which every number of a card has. */
export function isLuhn(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const brands = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['diners', /^3(0[0-5]|[68])/],
  ['jcb', /^35(2[89]|[3-8])/],
  ['discover', /^6(011|5|4[4-9])/],
] as const;
export type CardBrand = (typeof brands)[number][0] | 'card';

/** Whose card it is, by how its number begins; `card`: of somebody we do not know. */
export function brandOf(digits: string): CardBrand {
  return brands.find(([, begins]) => begins.test(digits))?.[0] ?? 'card';
}

/** Until the end of its last month. */
export function hasExpired({ month, year }: { month: string; year: string }, today: PlainDate): boolean {
  return `20${year}-${month}` < today.slice(0, 7);
}

type Booking = { status: string; checkOut: PlainDate };

const takers: readonly string[] = ['REQUESTED_BOOKING', 'CONFIRMED_BOOKING'];
/** A house charges the fee of a cancelled booking, too. */
export const holders = ['REQUESTED_BOOKING', 'CONFIRMED_BOOKING', 'CANCELLED_BOOKING'] as const;

/** Whether the agency may give a card for it (rule 5.12). */
export function takesCard({ status, checkOut }: Booking, today: PlainDate): boolean {
  return takers.includes(status) && checkOut >= today;
}

/** Whether a card that was given stays: until its guests have left. */
export function holdsCard({ status, checkOut }: Booking, today: PlainDate): boolean {
  return holders.some((one) => one === status) && checkOut >= today;
}
