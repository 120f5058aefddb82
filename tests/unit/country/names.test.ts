import { expect, it } from 'vitest';
import {
  businessCountries,
  countryName,
  countryNameIn,
  countryNames,
  isCountryName,
} from '@/lib/catalogue/country/names';
import { locales } from '@/lib/platform/i18n/locale';

it('the countries agencies are mostly registered in come first, each once, and then all others', () => {
  const [en, de] = [businessCountries('en'), businessCountries('de')];
  expect(en.slice(0, 9).map(({ label }) => label)).toEqual([
    ...['Austria', 'France', 'Germany', 'Italy', 'Liechtenstein', 'Switzerland', 'United Kingdom'],
    ...['United States of America', 'Afghanistan'],
  ]);
  expect(de.slice(0, 3).map(({ value }) => value)).toEqual(['DE', 'FR', 'IT']);
  for (const list of [en, de]) {
    expect(list.length).toBeGreaterThan(240);
    expect(new Set(list.map(({ value }) => value)).size).toBe(list.length);
  }
});

it('a country stands under the name it is looked for by, and is known by the longer one, too', () => {
  expect(countryNames('en')).toEqual(expect.arrayContaining(['China', 'North Macedonia', 'United Kingdom']));
  expect(countryNames('de')).toEqual(expect.arrayContaining(['Russland', 'Tschechien', 'Vereinigtes Königreich']));
  for (const locale of locales) expect(countryNames(locale).every(isCountryName)).toBe(true);
  expect(countryNames('en').filter((name) => /^(The )?(Republic|People|Islamic)/.test(name))).toEqual([
    ...['Republic of the Congo', 'Republic of The Gambia'],
  ]);
  expect(isCountryName("People's Republic of China")).toBe(true);
  expect([countryName('MK', 'en'), countryNameIn('The Republic of North Macedonia', 'de')]).toEqual([
    ...['North Macedonia', 'Nordmazedonien'],
  ]);
});
