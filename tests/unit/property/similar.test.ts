import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import { mergePeriods, rankSimilar, type SimilarFact } from '@/lib/rates/property/rules/similar';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const courchevel = { latitude: 45.4154, longitude: 6.6347 };
const meribel = { latitude: 45.3967, longitude: 6.5656 };
const chamonix = { latitude: 45.9237, longitude: 6.8694 };

const property = (id: string, rest: Partial<SimilarFact> = {}): SimilarFact => ({
  id,
  cityId: 'courchevel-1850',
  countryId: 'france',
  bedrooms: 6,
  coordinates: courchevel,
  price: eur(100),
  state: 'available',
  ...rest,
});
const target = property('target');
const ids = (candidates: SimilarFact[], limit?: number) => rankSimilar(target, candidates, limit).map(({ id }) => id);

describe('similar properties', () => {
  it('same city, then neighbours, then the country; nobody from elsewhere', () => {
    const candidates = [
      property('abroad', {
        cityId: 'verbier',
        countryId: 'switzerland',
        coordinates: { latitude: 46.0961, longitude: 7.2286 },
      }),
      property('country', { cityId: 'chamonix', coordinates: chamonix }),
      property('neighbour', { cityId: 'meribel', coordinates: meribel, price: eur(100) }),
      property('city', { price: eur(9_999) }),
      property('unknown', { cityId: 'megeve', coordinates: null, price: null }),
    ];
    expect(ids(candidates)).toEqual(['city', 'neighbour', 'country', 'unknown']);
    expect(ids(candidates, 2)).toEqual(['city', 'neighbour']);
  });

  it('nearest in price inside each; what cannot be compared last; ids settle ties', () => {
    const candidates = [
      property('request', { price: null }),
      property('francs', { price: { amount: 100, currency: 'CHF' } }),
      property('far', { price: eur(180) }),
      property('below', { price: eur(90) }),
      property('above', { price: eur(110) }),
    ];
    expect(ids(candidates)).toEqual(['above', 'below', 'far', 'francs', 'request']);
  });

  it('of similar size first, however far; for a small one a bedroom more or less', () => {
    const candidates = [
      property('flat', { bedrooms: 2 }),
      property('estate', { bedrooms: 9 }),
      property('larger', { bedrooms: 8, cityId: 'chamonix', coordinates: chamonix }),
      property('smaller', { bedrooms: 4, cityId: 'meribel', coordinates: meribel }),
    ];
    expect(ids(candidates)).toEqual(['smaller', 'larger', 'estate', 'flat']);
    const two = property('two', { bedrooms: 2 });
    expect(rankSimilar(two, candidates.concat(property('three', { bedrooms: 3 })))[0]?.id).toBe('flat');
    expect(
      rankSimilar(two, [property('four', { bedrooms: 4 }), property('three', { bedrooms: 3, price: null })])[0]?.id,
    ).toBe('three');
  });

  it('never the property itself and never one that is sold', () => {
    expect(
      ids([
        target,
        property('sold', { state: 'sold' }),
        property('asked', { state: 'onRequest' }),
        property('open', { state: null }),
      ]),
    ).toEqual(['asked', 'open']);
  });

  it('does not depend on the order of candidates', () => {
    const candidates = [
      property('a', { price: null }),
      property('b', { price: eur(5) }),
      property('c', { cityId: 'chamonix', coordinates: chamonix }),
      property('d', { price: null }),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(candidates, { minLength: candidates.length }), (shuffled) => {
        expect(ids(shuffled)).toEqual(['b', 'a', 'd', 'c']);
      }),
    );
  });
});

describe('periods that are carried by a page', () => {
  it('cover the same nights: what touches or overlaps is one, a free night parts them', () => {
    const period = (checkIn: string, checkOut: string) => ({ checkIn, checkOut }) as Period;
    expect(
      mergePeriods([
        period('2027-01-16', '2027-01-23'),
        period('2027-01-02', '2027-01-09'),
        period('2027-01-09', '2027-01-15'),
        period('2027-01-03', '2027-01-05'),
        period('2027-01-20', '2027-01-30'),
      ]),
    ).toEqual([period('2027-01-02', '2027-01-15'), period('2027-01-16', '2027-01-30')]);
  });
});
