import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capacityOf } from '@/lib/catalogue/property/rules/occupancy';
import {
  cheapestServiceLevel,
  compareServiceLevels,
  isSameServiceLevel,
  serviceLevelKey,
  serviceLevelOrder,
  sortServiceLevels,
} from '@/lib/catalogue/property/rules/service-level';
import { priceFor, priceFrom } from '@/lib/rates/property/rules/price';
import { stay } from './arbitraries';

const eur = (amount: number) => ({ amount, currency: 'EUR' });

describe('meal plans', () => {
  it.each([
    ['Selfcatered', 0, 'selfCatered'],
    ['Selbstverpflegung', 0, 'selfCatered'],
    ['selfCatered', 0, 'selfCatered'],
    ['Self-catered', 0, 'selfCatered'],
    ['Bed & Breakfast', 1, 'bedAndBreakfast'],
    ['Frühstück', 1, 'bedAndBreakfast'],
    ['Frühstück'.normalize('NFD'), 1, 'bedAndBreakfast'],
    ['bedAndBreakfast', 1, 'bedAndBreakfast'],
    ['Catered', 2, 'catered'],
    ['Hotelservice', 2, 'catered'],
    ['catered', 2, 'catered'],
    ['Half board', -1, null],
    ['', -1, null],
    ['constructor', -1, null],
  ])('%j: order %i, key %j', (level, order, key) => {
    expect(serviceLevelOrder(level)).toBe(order);
    expect(serviceLevelKey(level)).toBe(key);
  });

  it('sorts unknown ones first, whatever the input order', () => {
    const sorted = ['Chef’s table', 'Half board', 'Selfcatered', 'Bed & Breakfast', 'Catered'];
    fc.assert(
      fc.property(fc.shuffledSubarray(sorted, { minLength: sorted.length }), (levels) => {
        expect(sortServiceLevels(levels)).toEqual(sorted);
      }),
    );
    expect(compareServiceLevels('Catered', 'Catered')).toBe(0);
  });

  it('recognises a meal plan in the other language', () => {
    expect(isSameServiceLevel('Catered', 'Hotelservice')).toBe(true);
    expect(isSameServiceLevel('Catered', 'Frühstück')).toBe(false);
    expect(isSameServiceLevel('Half board', 'Half board')).toBe(true);
    expect(isSameServiceLevel('Half board', 'Full board')).toBe(false);
  });

  it('finds the cheapest; equal prices go to the lower plan; a missing price is not the cheapest', () => {
    expect(cheapestServiceLevel({ rates: { Catered: 62, Selfcatered: 44, 'Bed & Breakfast': null } })).toEqual({
      serviceLevel: 'Selfcatered',
      amount: 44,
    });
    expect(cheapestServiceLevel({ rates: { Catered: 44, Selbstverpflegung: 44 } })?.serviceLevel).toBe(
      'Selbstverpflegung',
    );
    expect(cheapestServiceLevel({ rates: { Catered: null } })).toBeNull();
    expect(cheapestServiceLevel({ rates: {} })).toBeNull();
  });
});

describe('prices', () => {
  const one = stay('2027-03-06', '2027-03-13', { rates: { Hotelservice: 6_200_000, Selfcatered: null } });

  it('are priced, on request or not offered: three states, none of them zero', () => {
    expect(priceFor(one, 'Hotelservice')).toEqual({ state: 'priced', price: eur(6_200_000) });
    expect(priceFor(one, 'Catered')).toEqual({ state: 'priced', price: eur(6_200_000) });
    expect(priceFor(one, 'Selfcatered')).toEqual({ state: 'onRequest' });
    expect(priceFor(one, 'Frühstück')).toEqual({ state: 'notOffered' });
    expect(priceFor(one, 'toString')).toEqual({ state: 'notOffered' });
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is not a price', (rate) => {
    expect(priceFor({ ...one, rates: { Catered: rate } }, 'Catered')).toEqual({ state: 'onRequest' });
    expect(priceFrom([{ ...one, rates: { Catered: rate } }])).toEqual({ state: 'onRequest' });
  });

  it('from: the cheapest, with the stay it belongs to', () => {
    const short = stay('2027-03-20', '2027-03-24', { rates: { Catered: 1_980_000 } });
    expect(priceFrom([one, short])).toEqual({
      state: 'priced',
      price: eur(1_980_000),
      serviceLevel: 'Catered',
      checkIn: '2027-03-20',
      checkOut: '2027-03-24',
      nights: 4,
    });
    expect(priceFrom([short, { ...short, id: 'x', checkIn: '2027-03-19' }])).toMatchObject({ checkIn: '2027-03-19' });
  });

  it('from: of equal prices the stay that arrives first, then the one that leaves first, then the level by name', () => {
    const early = stay('2027-03-06', '2027-03-13', { rates: { Catered: 500_000 } });
    const short = stay('2027-03-06', '2027-03-10', { rates: { Catered: 500_000 } });
    const late = stay('2027-03-13', '2027-03-15', { rates: { Catered: 500_000 } });
    const named = stay('2027-03-06', '2027-03-10', { rates: { Basic: 500_000 } });
    for (const stays of [
      [late, early, short, named],
      [named, short, early, late],
      [short, late, named, early],
    ]) {
      expect(priceFrom(stays)).toMatchObject({ checkIn: '2027-03-06', checkOut: '2027-03-10', serviceLevel: 'Basic' });
    }
  });

  it('from: none without a price, none across currencies', () => {
    expect(priceFrom([])).toEqual({ state: 'onRequest' });
    expect(priceFrom([one, { ...one, id: 'chf', currency: 'CHF' }])).toEqual({ state: 'onRequest' });
    expect(priceFrom([one, { ...one, rates: { Catered: null }, currency: 'CHF' }]).state).toBe('priced');
  });
});

describe('occupancy', () => {
  it.each([
    [{ adults: 10, children: 2 }, 12],
    [{ adults: 2, children: 0 }, 2],
    [null, 25],
    [{ adults: 0, children: 0 }, 25],
  ])('%j hold %i', (beds, capacity) => {
    expect(capacityOf(beds)).toBe(capacity);
  });
});
