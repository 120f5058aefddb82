import { describe, expect, it } from 'vitest';
import { brandOf, digitsOf, hasExpired, holdsCard, isLuhn, takesCard } from '@/lib/money/vault/rules';
import { newCardSchema } from '@/lib/money/vault/schema';

const card = { number: '4242 4242 4242 4242', name: 'Clara Weiss', month: '07', year: '29' };

describe('a number of a card', () => {
  it('has its check digit, and a length that cards have', () => {
    for (const good of ['4242424242424242', '378282246310005', '6011111111111117']) expect(isLuhn(good)).toBe(true);
    for (const bad of ['4242424242424241', '424242424242', '4242424242424242424242', '4242 4242', '']) {
      expect(isLuhn(bad)).toBe(false);
    }
    expect(digitsOf('4242 4242-4242 4242')).toBe('4242424242424242');
  });

  it('says whose it is by how it begins', () => {
    const numbers = ['4242', '5555', '2223', '2720', '3782', '3056', '3566', '6011', '6200'].map(brandOf);
    expect(numbers).toEqual([
      'visa',
      'mastercard',
      'mastercard',
      'mastercard',
      'amex',
      'diners',
      'jcb',
      'discover',
      'card',
    ]);
  });
});

describe('what may be sent', () => {
  it('is number, name and expiry, each refused at its field', () => {
    expect(newCardSchema.parse(card)).toEqual({ ...card, number: '4242424242424242' });
    const fieldsOf = (changes: Record<string, unknown>) =>
      newCardSchema.safeParse({ ...card, ...changes }).error?.issues.map(({ path, message }) => `${path}: ${message}`);
    expect(fieldsOf({ number: '4242 4242 4242 4241' })).toEqual(['number: cardNumber']);
    expect(fieldsOf({ name: 'X' })).toEqual(['name: cardName']);
    expect(fieldsOf({ month: '13' })).toEqual(['month: cardMonth']);
    expect(fieldsOf({ year: '2029' })).toEqual(['year: cardYear']);
  });

  it.each(['cvc', 'cvv', 'cvv2', 'cid', 'securityCode', 'code'])('is no security code: %s', (name) => {
    const { error } = newCardSchema.safeParse({ ...card, [name]: '123' });
    expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: [name] }]);
  });
});

describe('a card is kept', () => {
  const today = '2027-06-12';

  it('for bookings, until the day of departure', () => {
    const of = (status: string, checkOut = today as typeof today | '2027-06-11') => [
      takesCard({ status, checkOut }, today),
      holdsCard({ status, checkOut }, today),
    ];
    expect(of('CONFIRMED_BOOKING')).toEqual([true, true]);
    expect(of('REQUESTED_BOOKING')).toEqual([true, true]);
    // Its fee may still be charged; nobody gives a new one for it.
    expect(of('CANCELLED_BOOKING')).toEqual([false, true]);
    expect(of('CONFIRMED_OPTION')).toEqual([false, false]);
    expect(of('DECLINED_BOOKING')).toEqual([false, false]);
    expect(of('CONFIRMED_BOOKING', '2027-06-11')).toEqual([false, false]);
  });

  it('until the end of its last month', () => {
    expect(hasExpired({ month: '06', year: '27' }, today)).toBe(false);
    expect(hasExpired({ month: '05', year: '27' }, today)).toBe(true);
  });
});
