import 'server-only';
import countries from 'i18n-iso-countries';
import german from 'i18n-iso-countries/langs/de.json';
import english from 'i18n-iso-countries/langs/en.json';
import { type Locale, locales } from '@/lib/platform/i18n/locale';

countries.registerLocale(english);
countries.registerLocale(german);

/** The names of all ISO 3166 countries, in the order of the language's alphabet. */
export function countryNames(locale: Locale): string[] {
  return Object.values(countries.getNames(locale, { select: 'official' })).sort((a, b) => a.localeCompare(b, locale));
}

/** Where an agency may be registered: ISO codes with their names, in the order of the language's alphabet. */
export function businessCountries(locale: Locale): { value: string; label: string }[] {
  return Object.entries(countries.getNames(locale, { select: 'official' }))
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

const codeOf = (name: string) => locales.map((one) => countries.getAlpha2Code(name, one)).find(Boolean);

/** Whether it is the name of a country in either language. */
export function isCountryName(text: string): boolean {
  return codeOf(text) !== undefined;
}

/** A country that was chosen by its name in either language, by its name in this one; anything else as it is. */
export function countryNameIn(text: string, locale: Locale): string {
  const code = codeOf(text);
  return code ? countryName(code, locale) : text;
}

/** The name of one ISO code; the code itself where it has none. */
export function countryName(code: string, locale: Locale): string {
  return countries.getName(code, locale, { select: 'official' }) ?? code;
}
