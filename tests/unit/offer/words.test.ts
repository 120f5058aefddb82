import { describe, expect, it } from 'vitest';
import { cancelWords, offerWords, roomLinesOf, roomWords, senderOf, standWords } from '@/lib/documents/offer/words';
import type { AlternativeContent, ClientOffer } from '@/lib/sales/offer/types';

const offer = (part: Partial<ClientOffer>) =>
  ({
    locale: 'en',
    state: 'open',
    approval: null,
    validUntil: '2026-12-01',
    alternatives: [{ position: 2, title: 'Haus Trittalm' }],
    ...part,
  }) as ClientOffer;

describe('the first line of an offer', () => {
  it('says what was approved, and that prices are over, and nothing while it is open', () => {
    expect(standWords(offer({}))).toBeNull();
    expect(standWords(offer({ state: 'expired' }))).toBe('These prices held until 1 December 2026');
    const approval = { by: 'Clara Weiss', on: '2026-11-25', position: 2 } as const;
    expect(standWords(offer({ state: 'approved', approval }))).toBe(
      'Approved by Clara Weiss on 25 November 2026: Haus Trittalm',
    );
  });
});

describe('who an offer is from', () => {
  it('names the agency once, with what is known of it', () => {
    const address = 'Morgenrot Reisen GmbH, Prannerstraße 11, 80333 München';
    expect(senderOf({ name: 'Morgenrot Reisen', address, phone: '+49 89 99998 214' })).toEqual([
      address,
      '+49 89 99998 214',
    ]);
    expect(senderOf({ name: 'Halcyon', address: null, phone: null })).toEqual(['Halcyon']);
  });
});

it('says who sleeps in a room and what its part is', () => {
  const told = { t: offerWords('en'), locale: 'en' } as const;
  const room = { name: 'Chambre Saulire', quantity: 2, board: 'Breakfast', adults: 2, childrenAges: [9, 4] };
  expect(roomWords({ ...room, total: 710_000, currency: 'EUR' }, told)).toEqual({
    name: '2 × Chambre Saulire',
    more: '2 adults, children of 4 and 9, Breakfast',
    part: expect.stringMatching(/^EUR\s7\s100$/),
  });
  expect(roomWords({ name: 'Family Suite', quantity: 1, board: 'Breakfast' }, told)).toEqual({
    name: 'Family Suite',
    more: 'Breakfast',
    part: null,
  });
});

it('tells rooms that are the same and sleep the same people as one, with their parts together', () => {
  const told = { t: offerWords('en'), locale: 'en' } as const;
  const double = { name: 'Classic Double', quantity: 1, board: 'Breakfast', adults: 2, total: 100_000 };
  const rooms = [
    { ...double, childrenAges: [9, 4] },
    { ...double, childrenAges: [4, 9] },
    { ...double, adults: 1, childrenAges: [] },
  ];
  const lines = roomLinesOf({ rooms, price: { currency: 'EUR' } } as AlternativeContent, told);
  expect(lines.map(({ name, more }) => `${name}: ${more}`)).toEqual([
    '2 × Classic Double: 2 adults, children of 4 and 9, Breakfast',
    'Classic Double: one adult, Breakfast',
  ]);
  expect(lines[0]?.part).toMatch(/^EUR\s2\s000$/);
});

it('never lets a number and its per cent sign part at the end of a line', () => {
  const told = { t: offerWords('de'), locale: 'de' } as const;
  const price = {
    currency: 'EUR',
    freeUntil: '2030-02-26',
    fees: [{ from: '2030-02-27', until: null, amount: 1, percent: 60 }],
  };
  expect(cancelWords({ price } as AlternativeContent, told).more).toContain('60\u00a0%');
});
