import { describe, expect, it } from 'vitest';
import { freeValues } from '@/components/sales/offer/moment-words';
import { translator } from '@/lib/platform/i18n/translator';
import type { OfferedPrice } from '@/lib/sales/offer/content';
import { changesBetween } from '@/lib/sales/offer/rules/changes';
import { openingOf, plainParagraphs } from '@/lib/sales/offer/rules/paragraphs';

const price: OfferedPrice = {
  ...{ currency: 'EUR', total: 100_000, service: null, perPersonAndNight: 7_143, payments: [], fees: [] },
  freeUntil: '2026-12-25',
};
const suite = { id: 'A', title: 'Suite', house: 'Palais Cendrelle', price, priceless: null };
const chalet = { id: 'B', title: 'Chalet', house: 'The whole house', price: null };
const version = { letter: 'Dear Ms Weiss', title: 'Lech', validUntil: '2026-12-01' as const, alternatives: [suite] };
const nothing = {
  added: [],
  gone: [],
  repriced: [],
  freeUntil: [],
  isLetterChanged: false,
  title: null,
  validUntil: null,
};
const changed = (change: Partial<typeof version> | { alternatives: object[] }) =>
  changesBetween(version, { ...version, ...change } as typeof version);

describe('what a client finds changed in the next version', () => {
  it('is nothing where everything they were told is the same, in whatever order', () => {
    expect(changed({})).toEqual(nothing);
    const both = { ...version, alternatives: [suite, { ...suite, id: 'C' }] };
    expect(changesBetween(both, { ...both, alternatives: [...both.alternatives].reverse() })).toEqual(nothing);
  });

  it('names what came and what went, by its house and price', () => {
    const { id: _, ...named } = chalet;
    expect(changed({ alternatives: [suite, chalet] })).toEqual({ ...nothing, added: [named] });
    expect(changed({ alternatives: [] })).toEqual({
      ...nothing,
      gone: [{ title: 'Suite', house: 'Palais Cendrelle', price }],
    });
  });

  it.each([
    ['another price', { ...price, total: 110_000 }],
    ['another currency', { ...price, currency: 'CHF' }],
    ['a price that is on request now', null],
  ])('tells %s of what stayed', (_, now) => {
    expect(changed({ alternatives: [{ ...suite, price: now }] })).toEqual({
      ...nothing,
      repriced: [{ title: 'Suite', before: price, after: now }],
    });
  });

  it.each([
    ['2026-12-25', '2026-12-20', 'Suite: free to cancel until 2026-12-20, before until 2026-12-25'],
    ['2026-12-25', null, 'Suite: no longer free to cancel, before until 2026-12-25'],
    [null, '2026-12-25', 'Suite: free to cancel until 2026-12-25'],
  ] as const)('tells until when cancelling is free, and no other price: %s, then %s', (was, is, told) => {
    const until = (freeUntil: typeof is) => ({
      ...version,
      alternatives: [{ ...suite, price: { ...price, freeUntil } }],
    });
    const found = changesBetween(until(was), until(is));
    expect(found).toEqual({ ...nothing, freeUntil: [{ title: 'Suite', before: was, after: is }] });
    const words = found.freeUntil.map((one) => translator('en', 'offers')('change.freeMoved', freeValues(one, String)));
    expect(words).toEqual([told]);
  });

  it('tells that letter, title and validity are others', () => {
    expect(changed({ letter: 'Dear Clara' })).toEqual({ ...nothing, isLetterChanged: true });
    expect(changed({ title: 'Zürs' })).toEqual({ ...nothing, title: 'Zürs' });
    expect(changed({ validUntil: '2026-12-02' as typeof version.validUntil })).toEqual({
      ...nothing,
      validUntil: '2026-12-02',
    });
  });
});

describe('the words of a house on a client’s page', () => {
  it('are plain sentences, whatever marks they were written with', () => {
    const written = [
      '# The house\n\n**Wood**, _stone_ and `glass`.\nAbove the [village](https://lech.example), at 5 * 4 metres.',
      '- Sauna\n- Pool\n1. Ski room\n\n\n![A picture](a.jpg)\n\n   \n\nEnd',
    ].join('\n\n');
    expect(plainParagraphs(written)).toEqual([
      'The house',
      'Wood, stone and glass. Above the village, at 5 * 4 metres.',
      'Sauna Pool Ski room',
      'A picture',
      'End',
    ]);
    expect(plainParagraphs(null)).toEqual([]);
  });

  it('open with their first sentence', () => {
    expect(openingOf(['Is it quiet? It is.', 'Very.'])).toEqual({ opening: 'Is it quiet?', text: ['It is.', 'Very.'] });
    expect(openingOf(['Open!', 'Always.'])).toEqual({ opening: 'Open!', text: ['Always.'] });
    // A number or an address does not end a sentence.
    expect(openingOf(['At 1.800 m on lech.example it snows.'])).toEqual({
      opening: 'At 1.800 m on lech.example it snows.',
      text: [],
    });
    expect(openingOf(['No end', 'More'])).toEqual({ opening: 'No end', text: ['More'] });
    expect(openingOf([])).toEqual({ opening: '', text: [] });
  });
});
