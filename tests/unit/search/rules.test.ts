import { describe, expect, it } from 'vitest';
import { isSectorFilterVisible, isWeekdayPair, periodOf, priceLimits } from '@/lib/sales/search/rules';

describe('price limits', () => {
  it('handles at their ends do not limit', () => {
    expect(priceLimits({ min: 0, max: 165_000 })).toEqual({ min: null, max: null });
    expect(priceLimits({ min: 10, max: 164_999 })).toEqual({ min: 1000, max: 16_499_900 });
    expect(priceLimits(undefined)).toEqual({ min: null, max: null });
  });
});

describe('period', () => {
  it('needs both dates and a night', () => {
    expect(periodOf({})).toBe('none');
    expect(periodOf({ checkIn: '2027-03-06' })).toBe('incomplete');
    expect(periodOf({ checkOut: '2027-03-13' })).toBe('incomplete');
    expect(periodOf({ checkIn: '2027-03-06', checkOut: '2027-03-06' })).toBe('incomplete');
  });
});

describe('hints', () => {
  it('the sector filter shows from two sectors on', () => {
    expect(isSectorFilterVisible(['a', 'b'])).toBe(true);
    expect(isSectorFilterVisible(['a', 'a'])).toBe(false);
    expect(isSectorFilterVisible([])).toBe(false);
  });

  it.each([
    ['2027-03-08', '2027-03-12', true],
    ['2027-03-06', '2027-03-12', false],
    ['2027-03-08', '2027-03-13', false],
    ['2027-03-07', '2027-03-12', false],
    ['2027-03-08', null, false],
    ['2027-03-08', 'soon', false],
  ])('weekly hint for %s to %s: %s', (checkIn, checkOut, expected) => {
    expect(isWeekdayPair(checkIn, checkOut)).toBe(expected);
  });
});
