import type { Locale } from '@/lib/platform/i18n/locale';

/** Those whose addresses and clocks the product knows; which of them it shows the database says. */
export const countryIds = [
  'AD',
  'AT',
  'CH',
  'DE',
  'ES',
  'FR',
  'GR',
  'HR',
  'IT',
  'LI',
  'MC',
  'NO',
  'PT',
  'SE',
  'SI',
] as const;
export type CountryId = (typeof countryIds)[number];
export type PropertyType = 'chalet' | 'apartment' | 'villa';
type TypeSegment = 'chalets' | 'apartments' | 'villas';

/** The one table of country words; the first form of a language is the one that links carry. */
export const countrySlugs: Readonly<Record<CountryId, Record<Locale, string>>> = {
  AD: { en: 'andorra', de: 'andorra' },
  AT: { en: 'austria', de: 'oesterreich' },
  CH: { en: 'switzerland', de: 'schweiz' },
  DE: { en: 'germany', de: 'deutschland' },
  ES: { en: 'spain', de: 'spanien' },
  FR: { en: 'france', de: 'frankreich' },
  GR: { en: 'greece', de: 'griechenland' },
  HR: { en: 'croatia', de: 'kroatien' },
  IT: { en: 'italy', de: 'italien' },
  LI: { en: 'liechtenstein', de: 'liechtenstein' },
  MC: { en: 'monaco', de: 'monaco' },
  NO: { en: 'norway', de: 'norwegen' },
  PT: { en: 'portugal', de: 'portugal' },
  SE: { en: 'sweden', de: 'schweden' },
  SI: { en: 'slovenia', de: 'slowenien' },
};

export const typeSegments: Readonly<Record<PropertyType, TypeSegment>> = {
  chalet: 'chalets',
  apartment: 'apartments',
  villa: 'villas',
};

const countryAliases: ReadonlyMap<string, CountryId> = new Map<string, CountryId>([
  ...Object.entries(countrySlugs).flatMap(([id, forms]) =>
    Object.values(forms).map((form): [string, CountryId] => [form, id as CountryId]),
  ),
  ['osterreich', 'AT'],
]);

const typeAliases: ReadonlyMap<string, PropertyType> = new Map<string, PropertyType>([
  ...Object.entries(typeSegments).map(([type, segment]): [string, PropertyType] => [segment, type as PropertyType]),
  ['appartements', 'apartment'],
]);

const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
};
/** What a name may consist of; anything else in a path is not a spelling of one. */
const WORDS = /^[\p{L}\p{M}\p{N} .'’-]+$/u;

/**
 * Name → path segment (rule 1.8): `Kitzbühel` → `kitzbuehel`, `St. Moritz` → `st-moritz`.
 * Dots vanish; an apostrophe leaves a hyphen, as in the given `val-d-isere`. Idempotent.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøł]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}.]+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The slug a decoded path segment spells; null when it could not be a name in any spelling. */
export function slugOfWord(word: string): string | null {
  return WORDS.test(word) ? slugify(word) || null : null;
}

/** Any form of either language, in any case and Unicode form, percent-encoded or not. */
export function countryFromSegment(segment: string): CountryId | null {
  const word = decode(segment);
  return word === null ? null : countryFromWord(word);
}

/** As `countryFromSegment`, for text that is already decoded. */
export function countryFromWord(word: string): CountryId | null {
  return countryAliases.get(slugOfWord(word) ?? '') ?? null;
}

export function propertyTypeFromSegment(segment: string): PropertyType | null {
  return typeAliases.get(decode(segment)?.toLowerCase() ?? '') ?? null;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
