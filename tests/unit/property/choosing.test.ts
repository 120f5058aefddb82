import { describe, expect, it } from 'vitest';
import type { CellView, SeasonView } from '@/components/rates/property/season/types';
import { findWeek } from '@/components/rates/property/week/choosing';

const KEY = '2027-03-06/2027-03-13';
const levels = ['Selfcatered', 'Bed & Breakfast', 'Catered'].map((level) => ({
  level,
  name: level,
  inSentence: level,
  note: '',
}));

function find(
  cells: CellView[],
  level: string | null,
  state: 'available' | 'onRequest' | 'sold' | 'option' = 'available',
) {
  const week = { key: KEY, text: '', note: '', bar: 0, state, cells };
  const season: SeasonView = { name: '', caption: '', free: '', months: [{ name: '', year: '', weeks: [week] }] };
  return findWeek({ seasons: [season], page: { levels, currency: 'EUR' } }, KEY, level);
}

describe('the week a visitor asks for', () => {
  it('has the dates, the level and the price of its cell', () => {
    expect(find([3_200_000, 3_700_000, 4_400_000], 'Catered')).toEqual({
      checkIn: '2027-03-06',
      checkOut: '2027-03-13',
      serviceLevel: 'Catered',
      state: 'available',
      price: { amount: 4_400_000, currency: 'EUR' },
    });
  });

  it('is found under the German name of its level, too', () => {
    expect(find([1, 2, 3], 'Hotelservice')?.serviceLevel).toBe('Catered');
  });

  it('without a level is the cheapest that is offered; one on request comes last', () => {
    expect(find(['notOffered', 3_700_000, 3_600_000], null)?.serviceLevel).toBe('Catered');
    expect(find([null, 'notOffered', 4_400_000], null)?.serviceLevel).toBe('Catered');
    expect(find([null, 'notOffered', 'notOffered'], null)).toMatchObject({ serviceLevel: 'Selfcatered', price: null });
  });

  it('is none at a level that is not offered, and none that is taken', () => {
    expect(find(['notOffered', 1, 2], 'Selfcatered')).toBeNull();
    expect(find([1, 2, 3], 'Half board')).toBeNull();
    expect(find([1, 2, 3], 'Catered', 'sold')).toBeNull();
    expect(find([1, 2, 3], 'Catered', 'option')).toBeNull();
    expect(find([1, 2, 3], 'Catered', 'onRequest')).not.toBeNull();
  });
});
