import { describe, expect, it } from 'vitest';
import { changeStay, isHeld, isSameStay } from '@/lib/rates/stay/rules';
import type { EditedStay, StayChange, StayHold } from '@/lib/rates/stay/types';

const stay: EditedStay = {
  id: 'week',
  checkIn: '2027-01-09',
  checkOut: '2027-01-16',
  available: true,
  rates: [
    { serviceLevel: 'Catered', amount: 704_900 },
    { serviceLevel: 'Bed & Breakfast', amount: null },
  ],
};
const both = ['Catered', 'Bed & Breakfast'];
const amountsAfter = (change: StayChange) => changeStay(stay, change, 'EUR').rates.map(({ amount }) => amount);

describe('a price that is changed', () => {
  it('is named in units, also where it was on request', () => {
    expect(amountsAfter({ kind: 'amount', serviceLevels: both, amount: 8100 })).toEqual([810_000, 810_000]);
  });

  it('by so many per cent is rounded to the step; what is on request stays so', () => {
    const percent = { kind: 'percent', serviceLevels: both, percent: 10 } as const;
    expect(amountsAfter({ ...percent, roundTo: 50 })).toEqual([775_000, null]);
    expect(amountsAfter({ ...percent, roundTo: 500 })).toEqual([800_000, null]);
  });

  it('is never rounded to nothing', () => {
    expect(amountsAfter({ kind: 'percent', serviceLevels: both, percent: -99, roundTo: 500 })).toEqual([50_000, null]);
  });

  it('is that of the levels that are named, and of nothing else', () => {
    const changed = changeStay(stay, { kind: 'amount', serviceLevels: ['Catered'], amount: 1 }, 'EUR');
    expect(changed).toEqual({ ...stay, rates: [{ serviceLevel: 'Catered', amount: 100 }, stay.rates[1]] });
  });
});

describe('a stay', () => {
  it('is taken from sale and given back with its prices', () => {
    const closed = changeStay(stay, { kind: 'close' }, 'EUR');
    expect(closed).toEqual({ ...stay, available: false });
    expect(changeStay(closed, { kind: 'open' }, 'EUR')).toEqual(stay);
  });

  it('is what it was where its nights are the owner’s, or another length is offered', () => {
    const others: StayChange[] = [
      { kind: 'ownerUse' },
      { kind: 'endOwnerUse' },
      { kind: 'length', nights: 4, roundTo: 1 },
    ];
    for (const change of others) expect(changeStay(stay, change, 'EUR')).toBe(stay);
  });

  it('is held by what is sold or optioned in one of its nights, not by its owner, nor before or after', () => {
    const hold = (kind: StayHold['kind'], checkIn: StayHold['checkIn'], checkOut: StayHold['checkOut']) =>
      isHeld(stay, [{ id: 'hold', kind, checkIn, checkOut, expiresAt: null }]);
    expect(hold('booking', '2027-01-15', '2027-01-18')).toBe(true);
    expect(hold('confirmedOption', '2027-01-02', '2027-01-10')).toBe(true);
    expect(hold('ownerBlock', '2027-01-09', '2027-01-16')).toBe(false);
    expect(hold('booking', '2027-01-16', '2027-01-23')).toBe(false);
    expect(hold('booking', '2027-01-02', '2027-01-09')).toBe(false);
    expect(isHeld(stay, [])).toBe(false);
  });

  it('is the same with its levels in another order, not at another price, level or off sale', () => {
    const [catered, breakfast] = stay.rates as [EditedStay['rates'][number], EditedStay['rates'][number]];
    expect(isSameStay(stay, { ...stay, rates: [breakfast, catered] })).toBe(true);
    expect(isSameStay(stay, { ...stay, available: false })).toBe(false);
    expect(isSameStay(stay, { ...stay, rates: [{ ...catered, amount: 704_901 }, breakfast] })).toBe(false);
    expect(isSameStay(stay, { ...stay, rates: [{ ...catered, serviceLevel: 'Self-catered' }, breakfast] })).toBe(false);
    expect(isSameStay(stay, { ...stay, rates: [catered] })).toBe(false);
  });
});
