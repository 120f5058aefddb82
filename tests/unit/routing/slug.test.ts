import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryFromSegment, propertyTypeFromSegment, slugify, slugOfWord } from '@/lib/platform/addresses/slug';

describe('slugify', () => {
  it.each([
    ['Kitzbühel', 'kitzbuehel'],
    ['Kitzbu\u0308hel', 'kitzbuehel'],
    ['Megève', 'megeve'],
    ["Val d'Isère", 'val-d-isere'],
    ['Val d’Isère', 'val-d-isere'],
    ['St. Moritz', 'st-moritz'],
    ['St. Anton', 'st-anton'],
    ['Saint-Martin-de-Belleville', 'saint-martin-de-belleville'],
    ['Courchevel 1850', 'courchevel-1850'],
    ['Österreich', 'oesterreich'],
    ['ÖSTERREICH', 'oesterreich'],
    ['Haus Ötzblick', 'haus-oetzblick'],
    ["Résidence L'Étoile d'Été", 'residence-l-etoile-d-ete'],
    ['Zürich', 'zuerich'],
    ['Großes Weißhorn', 'grosses-weisshorn'],
    ['  Two   words  ', 'two-words'],
    ['Under_score & Co', 'under-score-co'],
    ['Łódź', 'lodz'],
    ['---', ''],
    ['', ''],
  ])('%s → %s', (text, expected) => {
    expect(slugify(text)).toBe(expected);
  });

  it('is idempotent and yields only a-z, 0-9 and single hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const slug = slugify(text);
        expect(slugify(slug)).toBe(slug);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      }),
      { numRuns: 1000 },
    );
  });

  it('takes NFC and NFD for the same word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(slugify(text.normalize('NFD'))).toBe(slugify(text.normalize('NFC')));
      }),
      { numRuns: 1000 },
    );
  });

  it('sees no name in symbols', () => {
    for (const word of ['lech!', 'a/b', '%61', 'a\u0000', '…', '-', "'"]) expect(slugOfWord(word)).toBeNull();
    expect(slugOfWord("val d'isère")).toBe('val-d-isere');
  });
});

describe('words of countries and types', () => {
  it.each([
    [
      'AT',
      [
        'austria',
        'Austria',
        'oesterreich',
        'osterreich',
        'österreich',
        'ÖSTERREICH',
        '%C3%B6sterreich',
        '%c3%b6sterreich',
        'o%CC%88sterreich',
        'o\u0308sterreich',
      ],
    ],
    ['CH', ['switzerland', 'schweiz', 'Schweiz', 'SWITZERLAND']],
    ['FR', ['france', 'frankreich', 'Frankreich', '%66rance']],
    ['IT', ['italy', 'italien', 'Italy']],
  ] as const)('%s', (id, forms) => {
    for (const form of forms) expect(countryFromSegment(form), form).toBe(id);
  });

  it('knows no other country and survives bad encoding', () => {
    for (const segment of ['iceland', '', '%', '%E0%A4', 'aust-ria', 'AT', '__proto__', 'austria!']) {
      expect(countryFromSegment(segment), segment).toBeNull();
    }
  });

  it.each([
    ['chalets', 'chalet'],
    ['Chalets', 'chalet'],
    ['apartments', 'apartment'],
    ['appartements', 'apartment'],
    ['villas', 'villa'],
    ['chalet', null],
    ['hotels', null],
    ['%', null],
  ])('%s → %s', (segment, expected) => {
    expect(propertyTypeFromSegment(segment)).toBe(expected);
  });
});
