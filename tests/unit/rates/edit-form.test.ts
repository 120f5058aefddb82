import { describe, expect, it } from 'vitest';
import { typedMoney } from '@/components/form/typed-money';
import { type EditForm, emptyForm, readEdit } from '@/components/rates/night/edit-form';
import { unloadedNight } from '@/lib/rates/night/rules';

const words = { wrong: 'whole', most: 'at most {count}', beyondHotel: 'hotel has {count}', contradicts: 'contradicts' };
const nights = [1000, 1200].map((price) => ({
  ...unloadedNight('2027-01-16', 4),
  price: price * 100,
  minStay: 3,
  maxStay: 10,
}));
const read = (form: Partial<EditForm>, units = [4]) =>
  readEdit({ ...emptyForm, ...form }, { nights, units, currency: 'EUR', words });
const priced = (text: string, meant: string | null = null) => read({ price: { ...typedMoney(), text, meant } });

describe('the price of chosen nights', () => {
  it.each([
    ['1 240', { price: 1240 }],
    ['1.240,50', { price: 1240.5 }],
    ['+5 %', { pricePercent: 5 }],
    ['+ 5 %', { pricePercent: 5 }],
    ['-5 %', { pricePercent: -5 }],
  ])('%j is understood', (text, change) => expect(priced(text)).toMatchObject({ change, isWhole: true }));

  it.each(['1.240', '1,240', 'abc', '1e4', '+5', '0,5', '999999999', '+60 %', '+101 %'])(
    '%j changes nothing before it is answered or mended',
    (text) => expect(priced(text)).toMatchObject({ change: {}, isWhole: false }),
  );

  it('a price far from the lowest or the highest that stands there is taken once it is meant', () => {
    expect(priced('400').price.state.kind).toBe('far');
    expect(priced('400', '400').change).toEqual({ price: 400 });
  });
});

describe('counts', () => {
  it.each([
    [{ allotment: '5' }, { allotment: 'hotel has 4' }],
    [{ closed: '5' }, { closed: 'hotel has 4' }],
    [{ allotment: '4,5' }, { allotment: 'whole' }],
    [{ minStay: '0' }, { minStay: 'whole' }],
    [{ minStay: '500' }, { minStay: 'at most 99' }],
    [{ minStay: '7', maxStay: '3' }, { maxStay: 'contradicts' }],
    [{ minStay: '11' }, { minStay: 'contradicts' }],
    [{ maxStay: '2' }, { maxStay: 'contradicts' }],
    [{ releaseDays: '366' }, { releaseDays: 'at most 365' }],
  ] as const)('%j is refused at its field', (form, problems) => {
    const { isWhole, change, ...told } = read(form);
    expect({ isWhole, change }).toEqual({ isWhole: false, change: {} });
    expect(told.problems).toEqual(problems);
  });

  it('a maximum of 0 lifts it', () => expect(read({ maxStay: '0' }).change).toEqual({ maxStay: null }));

  it('all rooms of several types are closed, and no more are sold than the smallest has', () => {
    expect(read({ closed: '6' }, [4, 6]).isWhole).toBe(true);
    expect(read({ allotment: '6' }, [4, 6]).problems).toEqual({ allotment: 'hotel has 4' });
  });
});
