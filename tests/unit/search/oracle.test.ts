import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlainDate } from '@/lib/platform/dates';
import type { Lead } from '@/lib/sales/search/pictures';
import type { SearchFilter, SearchOrder } from '@/lib/sales/search/rules';
import { classifySearch, matchesFilter, orderResults, type SearchFact, type SearchResult } from '@/tests/search/oracle';
import { caseArbitrary, stay } from '../property/arbitraries';

const today: PlainDate = '2026-11-21';
const week = { checkIn: '2027-03-06', checkOut: '2027-03-13' } as const;
const property = (rest: Partial<SearchFact> = {}): SearchFact => ({
  id: 'p1',
  name: 'Chalet Sept Mélèzes',
  placeIds: ['france', 'courchevel', 'courchevel-1850'],
  sectorId: 'courchevel-1850/jardin-alpin',
  propertyType: 'chalet',
  bedrooms: 6,
  beds: { adults: 10, children: 2 },
  petsAllowed: false,
  facilityIds: ['pool', 'sauna'],
  serviceLevels: ['Selfcatered', 'Catered'],
  hasSalesInformation: true,
  selectionRank: null,
  lead: 'facade',
  eurPerUnit: 1,
  stays: [stay(week.checkIn, week.checkOut), stay('2027-03-13', '2027-03-20', { rates: { Catered: 5_000_000 } })],
  blocks: [],
  ...rest,
});
const matches = (filter: SearchFilter, rest: Partial<SearchFact> = {}) => matchesFilter(property(rest), filter, today);
const classify = (filter: SearchFilter, rest: Partial<SearchFact> = {}) =>
  classifySearch(property(rest), filter, today);

describe('attributes', () => {
  it('without a filter everything with sales information is listed', () => {
    expect(matches({})).toBe(true);
    expect(
      matches({ sectorArray: [], facilityArray: [], serviceLevelArray: [], propertyTypeArray: [], destination: null }),
    ).toBe(true);
    expect(matches({}, { hasSalesInformation: false })).toBe(false);
    expect(matches({}, { stays: [] })).toBe(true);
  });

  it.each<[SearchFilter, boolean]>([
    [{ destination: 'courchevel-1850' }, true],
    [{ destination: 'courchevel' }, true],
    [{ destination: 'france' }, true],
    [{ destination: 'lech' }, false],
    [{ sectorArray: ['courchevel-1850/jardin-alpin', 'courchevel-1850/bellecote'] }, true],
    [{ sectorArray: ['courchevel-1850/bellecote'] }, false],
    [{ propertyTypeArray: ['villa', 'chalet'] }, true],
    [{ propertyTypeArray: ['villa'] }, false],
    [{ serviceLevelArray: ['Hotelservice'] }, true],
    [{ serviceLevelArray: ['Frühstück'] }, false],
    [{ serviceLevelArray: ['Frühstück', 'Selbstverpflegung'] }, true],
    [{ facilityArray: ['pool', 'sauna'] }, true],
    [{ facilityArray: ['pool', 'whirlpool'] }, false],
    [{ bedrooms: 6 }, true],
    [{ bedrooms: 7 }, false],
    [{ adults: 10, children: 2 }, true],
    [{ adults: 12 }, true],
    [{ adults: 11, children: 2 }, false],
    [{ petsAllowed: true }, false],
    [{ petsAllowed: false }, true],
  ])('%j: %s', (filter, expected) => {
    expect(matches(filter)).toBe(expected);
  });

  it('a property without sector is in no sector; one with unknown beds holds 25', () => {
    expect(matches({ sectorArray: ['courchevel-1850/jardin-alpin'] }, { sectorId: null })).toBe(false);
    expect(matches({ adults: 25 }, { beds: null })).toBe(true);
    expect(matches({ adults: 26 }, { beds: null })).toBe(false);
    expect(matches({ petsAllowed: true }, { petsAllowed: true })).toBe(true);
  });
});

describe('price', () => {
  const at = (amount: number | null, currency = 'EUR') => ({
    stays: [stay(week.checkIn, week.checkOut, { rates: { Catered: amount }, currency })],
  });

  it.each<[SearchFilter['priceRange'], number, boolean]>([
    [{ min: 0, max: 165_000 }, 19_000_000, true],
    [{ min: 0, max: 164_999 }, 19_000_000, false],
    [{ min: 100_000, max: 165_000 }, 19_000_000, true],
    [{ min: 0, max: 62_000 }, 6_200_000, true],
    [{ min: 0, max: 62_000 }, 6_200_001, false],
    [{ min: 62_000, max: 165_000 }, 6_200_000, true],
    [{ min: 62_001, max: 165_000 }, 6_200_000, false],
    [null, 19_000_000, true],
  ])('%j and %i cents: %s', (priceRange, amount, expected) => {
    expect(matches({ priceRange }, at(amount))).toBe(expected);
    expect(matches({ priceRange, ...week }, at(amount))).toBe(expected);
  });

  it('on request passes only while nothing is limited', () => {
    expect(matches({ priceRange: { min: 0, max: 165_000 } }, at(null))).toBe(true);
    expect(matches({ priceRange: { min: 0, max: 100_000 } }, at(null))).toBe(false);
    expect(matches({ priceRange: { min: 1, max: 165_000 } }, at(null))).toBe(false);
  });

  it('in francs is compared in euros, and shown in francs', () => {
    const francs = { ...at(10_000_000, 'CHF'), eurPerUnit: 1.05 };
    expect(matches({ priceRange: { min: 105_000, max: 165_000 } }, francs)).toBe(true);
    expect(matches({ priceRange: { min: 0, max: 104_999 } }, francs)).toBe(false);
    expect(classify({}, francs)).toMatchObject({
      price: { amount: 10_000_000, currency: 'CHF' },
      priceInEuros: 10_500_000,
    });
    expect(matches({ priceRange: { min: 0, max: 164_000 } }, { ...francs, eurPerUnit: null })).toBe(false);
  });

  it('is that of the wanted meal plan', () => {
    const stays = [stay(week.checkIn, week.checkOut, { rates: { Selfcatered: 4_450_000, Catered: 6_200_000 } })];
    expect(classify(week, { stays })?.price?.amount).toBe(4_450_000);
    expect(classify({ ...week, serviceLevelArray: ['Hotelservice'] }, { stays })?.price?.amount).toBe(6_200_000);
  });
});

describe('period', () => {
  it('needs both dates', () => {
    expect(matches({ checkIn: week.checkIn })).toBe(false);
  });

  it('the exact stay is a result with its own price', () => {
    expect(classify(week)).toMatchObject({
      list: 'results',
      availability: { state: 'available' },
      isAlternative: false,
      hasAlternative: false,
      price: { amount: 6_200_000 },
    });
  });

  it('a sold or unmatched period with other stays is in the second list, from the cheapest', () => {
    const blocks = [{ ...week, kind: 'booking' }] as const;
    expect(classify(week, { blocks })).toMatchObject({
      list: 'availableInOtherPeriod',
      availability: { state: 'sold' },
      price: { amount: 5_000_000 },
    });
    expect(classify({ checkIn: '2027-03-03', checkOut: '2027-03-05' })?.list).toBe('availableInOtherPeriod');
    expect(matches(week, { blocks })).toBe(false);
  });

  it('a stay beyond the limits is no offer: the week the second list names is one that the same search finds', () => {
    const stays = [
      stay('2027-02-27', week.checkIn, { rates: { Selfcatered: 6_000_000 } }),
      stay(week.checkIn, week.checkOut, { rates: { Selfcatered: 7_000_000 } }),
      stay('2027-03-20', '2027-03-27', { rates: { Selfcatered: 2_000_000 } }),
    ];
    const priceRange = { min: 0, max: 40_000 };
    const found = classify({ ...week, priceRange }, { stays });
    const nearest = { checkIn: '2027-03-20', checkOut: '2027-03-27' } as const;
    expect(found).toMatchObject({
      list: 'availableInOtherPeriod',
      availability: { reason: { nearest } },
      price: { amount: 2_000_000 },
    });
    expect(matches({ ...nearest, priceRange }, { stays })).toBe(true);
    const sold = stays.map((one) => ({ ...one, available: one.checkIn !== week.checkIn }));
    expect(classify({ ...week, priceRange }, { stays: sold })).toMatchObject({ availability: { state: 'sold' } });
    expect(classify({ ...week, priceRange: { min: 0, max: 10_000 } }, { stays })).toBeNull();
  });

  it('a property that offers nothing is a result on request, unless it is taken', () => {
    expect(classify(week, { stays: [] })).toMatchObject({
      list: 'results',
      availability: { state: 'onRequest' },
      price: null,
    });
    expect(classify(week, { stays: [stay(week.checkIn, week.checkOut, { available: false })] })).toBeNull();
  });

  it('a flexible search finds one day later; the property then is the alternative, or has one', () => {
    const shifted = stay('2027-03-07', '2027-03-14');
    const exact = stay(week.checkIn, week.checkOut);
    const flexible = { ...week, flexiblePeriod: true };
    expect(classify(flexible, { stays: [shifted] })).toMatchObject({
      list: 'results',
      isAlternative: true,
      hasAlternative: true,
      alternative: { diff: 1 },
    });
    expect(classify(week, { stays: [shifted] })).toMatchObject({ list: 'availableInOtherPeriod', alternative: null });
    expect(classify(flexible, { stays: [shifted, exact] })).toMatchObject({
      list: 'results',
      isAlternative: false,
      hasAlternative: true,
    });
  });

  it('a stay without the wanted meal plan is no offer', () => {
    const stays = [
      stay(week.checkIn, week.checkOut, { rates: { Catered: 1 } }),
      stay('2027-03-13', '2027-03-20', { rates: { Selfcatered: 1 } }),
    ];
    expect(classify({ ...week, serviceLevelArray: ['Selfcatered'] }, { stays })?.list).toBe('availableInOtherPeriod');
  });

  it('no result ever overlaps what is taken, unless it is an alternative', () => {
    fc.assert(
      fc.property(caseArbitrary, fc.boolean(), ({ facts, period }, flexiblePeriod) => {
        const found = classifySearch(
          property({ stays: facts.stays, blocks: facts.blocks }),
          { ...period, flexiblePeriod },
          facts.today,
        );
        if (found?.list !== 'results') return;
        expect(found.isAlternative || found.availability?.state !== 'sold').toBe(true);
      }),
    );
  });
});

describe('order', () => {
  const entry = (id: string, euros: number | null, rest: Partial<SearchResult> = {}) => ({
    id,
    name: id,
    bedrooms: 4,
    selectionRank: null,
    lead: 'facade' as const,
    list: 'results' as const,
    availability: null,
    isAlternative: false,
    priceInEuros: euros,
    ...rest,
  });
  const asked = { state: 'onRequest', stay: null, reason: { code: 'noStays' } } as const;
  const sold = { ...asked, state: 'sold' } as const;
  const entries = [
    entry('cheap', 1),
    entry('dear', 9, { bedrooms: 8 }),
    entry('request', null),
    entry('shifted', null, { isAlternative: true, availability: sold }),
    entry('asked', null, { availability: asked }),
    entry('other', 1, { list: 'availableInOtherPeriod', availability: sold }),
  ];
  const sorted = (order: SearchOrder, of = entries) => orderResults(of, order).map(({ id }) => id);

  it('puts what is free first, a price on request last in its group', () => {
    expect(sorted('price')).toEqual(['cheap', 'dear', 'request', 'shifted', 'asked', 'other']);
    expect(sorted('priceDescending')).toEqual(['dear', 'cheap', 'request', 'shifted', 'asked', 'other']);
    expect(sorted('bedrooms')).toEqual(['dear', 'cheap', 'request', 'shifted', 'asked', 'other']);
  });

  it('takes each kind of first picture in turn, the strongest first', () => {
    const selected = (id: string, lead: Lead, selectionRank: number | null) => entry(id, 1, { lead, selectionRank });
    const some = [
      selected('unplaced', 'facade', null),
      selected('second', 'facade', 4),
      selected('first', 'facade', 3),
      selected('room', 'interior', 1),
      selected('other room', 'interior', 2),
      selected('pool', 'detail', 9),
    ];
    expect(sorted('selection', some)).toEqual(['first', 'room', 'pool', 'second', 'other room', 'unplaced']);
  });

  it('does not depend on the input', () => {
    const ties = [entry('b', 1), entry('a', 1), entry('c', 1, { name: 'a' })];
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...entries, ...ties], { minLength: entries.length + ties.length }),
        (shuffled) => {
          expect(sorted('price', shuffled).slice(0, 4)).toEqual(['a', 'c', 'b', 'cheap']);
        },
      ),
    );
  });
});
