import { describe, expect, it } from 'vitest';
import { cardProblems, groupDigits, keptOf, twoDigits } from '@/lib/sales/lead/rules/test-card';

const card = { number: '4242 4242 4242 4242', name: 'Clara Weiss', month: '12', year: '26' };

describe('the fields of a card', () => {
  it('take digits alone, in groups of four, at most 23 characters', () => {
    expect(groupDigits('4242-4242x4242 4242')).toBe('4242 4242 4242 4242');
    expect(groupDigits('1'.repeat(40))).toBe('1111 1111 1111 1111 111');
    expect([groupDigits('37828'), groupDigits('x'), groupDigits('')]).toEqual(['3782 8', '', '']);
  });

  it('take two digits of a year, and of a month not more than 12', () => {
    expect(['a1', '12', '13', '00', '012', '9'].map((typed) => twoDigits(typed, 12))).toEqual([
      ...['1', '12', '1', '00', '01', '9'],
    ]);
    expect([twoDigits('2031'), twoDigits('99')]).toEqual(['20', '99']);
  });
});

describe('what is wrong with a card', () => {
  const problems = (changed: Partial<typeof card>) => cardProblems({ ...card, ...changed }, '2026-11-25');

  it('is nothing of one that is published for trying', () => {
    const numbers = ['4242424242424242', '4000056655665556', '5555555555554444', '2223003122003222', '378282246310005'];
    for (const number of numbers) expect(problems({ number })).toEqual([]);
  });

  it('its number: too short, or nobody’s', () => {
    expect(problems({ number: '4242 4242' })).toEqual(['number']);
    expect(problems({ number: '4242 4242 4' })).toEqual(['unknown']);
    expect(problems({ number: '4111 1111 1111 1111' })).toEqual(['unknown']);
  });

  it('its name: fewer than three letters', () => {
    expect([problems({ name: 'Cl' }), problems({ name: '  Cl  ' }), problems({ name: 'Uma' })]).toEqual([
      ...[['name'], ['name'], []],
    ]);
  });

  it('its month: not two digits, or none of the twelve', () => {
    for (const month of ['', '1', '00', '13', '12x', 'x12']) expect(problems({ month })).toEqual(['month']);
    expect(problems({ month: '01', year: '27' })).toEqual([]);
  });

  it('its year: not two digits', () => {
    for (const year of ['', '7', '2027', '27x', 'x27']) expect(problems({ year })).toEqual(['year']);
  });

  it('its time: over with the month before this one', () => {
    expect(problems({ month: '10' })).toEqual(['past']);
    expect(problems({ month: '11' })).toEqual([]);
    expect(problems({ month: '12', year: '25' })).toEqual(['past']);
    // Of a month that is none nobody can say that it is over.
    expect(problems({ month: '00', year: '25' })).toEqual(['month']);
  });

  it('is all told at once, in the order of the fields', () => {
    expect(problems({ number: '', name: '', month: '', year: '' })).toEqual(['number', 'name', 'month', 'year']);
  });
});

it('of a card its last four are kept, never the number', () => {
  const kept = keptOf(card);
  expect(kept).toEqual({
    ...{ token: 'test_visa', brand: 'visa', lastFour: '4242', expirationMonth: 12, expirationYear: 2026 },
  });
  expect(keptOf({ ...card, number: '3782 822463 10005' })).toMatchObject({ token: 'test_amex', lastFour: '0005' });
  expect(keptOf({ ...card, number: '4111 1111' })).toMatchObject({ token: 'test_', brand: '' });
});
