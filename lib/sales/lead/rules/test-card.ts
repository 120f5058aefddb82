/** Numbers the processor publishes for trying; nobody's. Without its keys no other number is taken (rule 5.5). */
const brands: Readonly<Record<string, string>> = {
  '4242424242424242': 'visa',
  '4000056655665556': 'visa',
  '5555555555554444': 'mastercard',
  '2223003122003222': 'mastercard',
  '378282246310005': 'amex',
};

export type TypedCard = { number: string; name: string; month: string; year: string };

/** Digits in groups of four, at most 23 characters. */
export function groupDigits(typed: string): string {
  return (typed.replace(/\D/g, '').match(/.{1,4}/g) ?? []).join(' ').slice(0, 23);
}

/** At most two digits; of a month not above 12, and `00` only until it is sent. */
export function twoDigits(typed: string, most = 99): string {
  const digits = typed.replace(/\D/g, '').slice(0, 2);
  return Number(digits) > most ? digits.slice(0, 1) : digits;
}

export type CardProblem = 'number' | 'unknown' | 'name' | 'month' | 'year' | 'past';

/** What is wrong with a typed card, first things first; `today` decides what has expired. */
export function cardProblems({ number, name, month, year }: TypedCard, today: string): CardProblem[] {
  const digits = number.replace(/\D/g, '');
  const problems: CardProblem[] = [];
  if (digits.length < 9) problems.push('number');
  else if (!brands[digits]) problems.push('unknown');
  if (name.trim().length < 3) problems.push('name');
  if (!/^\d{2}$/.test(month) || Number(month) < 1 || Number(month) > 12) problems.push('month');
  if (!/^\d{2}$/.test(year)) problems.push('year');
  else if (!problems.includes('month') && `20${year}-${month}` < today.slice(0, 7)) problems.push('past');
  return problems;
}

/** What is kept of it: never the number. */
export function keptOf({ number, month, year }: TypedCard) {
  const digits = number.replace(/\D/g, '');
  const brand = brands[digits] ?? '';
  return {
    token: `test_${brand}`,
    brand,
    lastFour: digits.slice(-4),
    expirationMonth: Number(month),
    expirationYear: 2000 + Number(year),
  };
}
