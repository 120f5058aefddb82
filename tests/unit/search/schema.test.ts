import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlainDate } from '@/lib/platform/dates';
import { searchPath } from '@/lib/sales/search/address';
import { filterFields, readSearch, type SearchParams } from '@/lib/sales/search/schema';

const today: PlainDate = '2026-11-21';
const read = (params: SearchParams) => readSearch(params, today);
const queryOf = (path: string): SearchParams => Object.fromEntries(new URL(path, 'https://example.test').searchParams);

describe('a filter in an address', () => {
  it('reads every field under its own name', () => {
    const { filter, dropped } = read({
      destination: ' lech/zug ',
      checkIn: '2027-03-06',
      checkOut: '2027-03-13',
      flexiblePeriod: 'true',
      priceRange: '20000,90000',
      bedrooms: '4',
      adults: '6',
      children: '2',
      propertyTypeArray: 'chalet,villa',
      sectorArray: 'lech/zug,lech/oberlech',
      serviceLevelArray: 'catered,Frühstück',
      facilityArray: 'pool,sauna',
      petsAllowed: '1',
    });
    expect(dropped).toEqual([]);
    expect(filter).toEqual({
      destination: 'lech/zug',
      checkIn: '2027-03-06',
      checkOut: '2027-03-13',
      flexiblePeriod: true,
      priceRange: { min: 20_000, max: 90_000 },
      bedrooms: 4,
      adults: 6,
      children: 2,
      propertyTypeArray: ['chalet', 'villa'],
      sectorArray: ['lech/zug', 'lech/oberlech'],
      serviceLevelArray: ['catered', 'bedAndBreakfast'],
      facilityArray: ['pool', 'sauna'],
      petsAllowed: true,
    });
  });

  it('takes lists repeated, as a form without script sends them, or by commas', () => {
    const repeated = read({ facilityArray: ['pool', 'sauna'], priceRange: ['20000', '90000'] });
    expect(repeated.filter).toEqual(read({ facilityArray: 'pool,sauna', priceRange: '20000,90000' }).filter);
    expect(read({ facilityArray: ['pool,sauna', 'sauna'] }).filter.facilityArray).toEqual(['pool', 'sauna']);
  });

  it('takes empty fields of an untouched form for "any"', () => {
    const untouched = Object.fromEntries(filterFields.map((field) => [field, '']));
    expect(read({ ...untouched, priceRange: ['0', '165000'] })).toEqual({
      filter: {},
      dropped: [],
      order: 'selection',
      page: 1,
    });
  });

  it.each<[string, SearchParams, SearchParams]>([
    ['checkIn', { checkIn: '2027-02-30', checkOut: '2027-03-13' }, { checkOut: '2027-03-13' }],
    ['checkIn', { checkIn: '2026-11-20', checkOut: '2026-11-27' }, { checkOut: '2026-11-27' }],
    ['checkOut', { checkIn: '2027-03-13', checkOut: '2027-03-13' }, { checkIn: '2027-03-13' }],
    ['checkOut', { checkIn: '2027-03-13', checkOut: '2029-03-13' }, { checkIn: '2027-03-13' }],
    ['checkOut', { checkOut: '2026-11-21' }, {}],
    ['checkIn', { checkIn: '9999-12-31' }, {}],
    ['checkOut', { checkOut: '9999-12-31' }, {}],
    ['adults', { adults: '-2' }, {}],
    ['adults', { adults: '1e3' }, {}],
    ['adults', { adults: '26' }, {}],
    ['children', { children: '2.5' }, {}],
    ['bedrooms', { bedrooms: 'four' }, {}],
    ['priceRange', { priceRange: '20000' }, {}],
    ['priceRange', { priceRange: '1,2,3' }, {}],
    ['priceRange', { priceRange: 'cheap,90000' }, {}],
    ['propertyTypeArray', { propertyTypeArray: 'castle,chalet' }, { propertyTypeArray: ['chalet'] }],
    ['serviceLevelArray', { serviceLevelArray: 'Weekend chef' }, {}],
    ['facilityArray', { facilityArray: "pool,'; DROP" }, { facilityArray: ['pool'] }],
    ['flexiblePeriod', { flexiblePeriod: 'perhaps' }, {}],
    ['petsAllowed', { petsAllowed: 'dog' }, {}],
    ['destination', { destination: 'le\u0000ch' }, {}],
    ['destination', { destination: 'x'.repeat(121) }, {}],
  ])('leaves out what cannot be and names it: %s %j', (field, params, left) => {
    const { filter, dropped } = read(params);
    expect(dropped).toEqual([field]);
    expect(filter).toEqual(left);
  });

  it('sorts handles that passed each other, and takes the top one for no limit', () => {
    expect(read({ priceRange: '90000,20000' }).filter.priceRange).toEqual({ min: 20_000, max: 90_000 });
    expect(read({ priceRange: '20000,20000' }).filter.priceRange).toEqual({ min: 20_000, max: 20_000 });
    expect(read({ priceRange: '20000,900000' }).filter.priceRange).toEqual({ min: 20_000, max: 165_000 });
    expect(read({ priceRange: '0,165000' })).toMatchObject({ filter: {}, dropped: [] });
  });

  it('knows its orders and pages', () => {
    expect(read({ sort: 'bedrooms', page: '3' })).toMatchObject({
      order: 'bedrooms',
      page: 3,
    });
    // The search answers with its last page, and the address follows.
    for (const page of ['20', '21', '99999']) expect(read({ page })).toMatchObject({ page: 20 });
    for (const page of ['0', '-1', '1.5', 'x'])
      expect(read({ page, sort: 'x' })).toMatchObject({ page: 1, order: 'selection' });
  });

  it('never throws, and what it reads survives its own address', () => {
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '2027-03-06',
        '2027-03-13',
        'true',
        '4',
        'pool,sauna',
        'chalet',
        'catered',
        '20000,90000',
        'lech/zug',
      ),
    );
    const params = fc.dictionary(
      fc.constantFrom(...filterFields, 'sort', 'page'),
      fc.oneof(value, fc.array(value, { maxLength: 3 })),
    );
    fc.assert(
      fc.property(params, (sent) => {
        const first = read(sent);
        const again = read(queryOf(searchPath(first.filter, first)));
        expect(again).toEqual({ ...first, dropped: [] });
      }),
      { numRuns: 500 },
    );
  });

  it('writes lists by commas and leaves out what is "any"', () => {
    expect(
      searchPath({
        destination: 'lech',
        facilityArray: ['pool', 'sauna'],
        petsAllowed: false,
        adults: 0,
        priceRange: { min: 0, max: 90_000 },
      }),
    ).toBe('/search?destination=lech&priceRange=0,90000&facilityArray=pool,sauna');
    expect(searchPath({})).toBe('/search');
  });
});
