import 'server-only';
import countries from 'i18n-iso-countries';
import german from 'i18n-iso-countries/langs/de.json';
import english from 'i18n-iso-countries/langs/en.json';
import { type Locale, locales } from '@/lib/platform/i18n/locale';

countries.registerLocale(english);
countries.registerLocale(german);

/** Where the first name of the library is that of a state's form, which nobody looks for: its second one. */
const shorter: readonly string[] = ['CN', 'CZ', 'IR', 'MK', 'RU', 'TZ'];

function nameOf(code: string, locale: Locale): string | undefined {
  return countries.getName(code, locale, { select: shorter.includes(code) ? 'alias' : 'official' });
}

function byName(locale: Locale): { value: string; label: string }[] {
  return Object.keys(countries.getAlpha2Codes())
    .map((value) => ({ value, label: nameOf(value, locale) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** The names of all ISO 3166 countries, in the order of the language's alphabet. */
export function countryNames(locale: Locale): string[] {
  return byName(locale).map(({ label }) => label);
}

/** Where most agencies are registered. */
const likely: readonly string[] = ['AT', 'CH', 'DE', 'FR', 'GB', 'IT', 'LI', 'US'];

/** Where an agency may be registered: ISO codes with their names, the likely ones first, each part by its language's alphabet. */
export function businessCountries(locale: Locale): { value: string; label: string }[] {
  const all = byName(locale);
  const isLikely = ({ value }: { value: string }) => likely.includes(value);
  return [...all.filter(isLikely), ...all.filter((one) => !isLikely(one))];
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
  return nameOf(code, locale) ?? code;
}
