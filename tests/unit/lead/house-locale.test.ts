import { expect, it } from 'vitest';
import { houseLocale } from '@/lib/catalogue/place/house-locale';

it.each([
  [[], 'AT', 'de'],
  [[], 'FR', 'en'],
  [[{ locale: null }, { locale: 'de' }, { locale: 'en' }], 'FR', 'de'],
  [[{ locale: 'en' }], 'CH', 'en'],
] as const)('accounts %j in %s: %s', (accounts, countryId, expected) => {
  expect(houseLocale({ accounts, countryId })).toBe(expected);
});
