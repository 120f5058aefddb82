export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];

export function isLocale(value: unknown): value is Locale {
  return value === 'en' || value === 'de';
}

/** Picks one language from a pair of columns (`nameEn`, `nameDe`) or of stored words. */
export function inLanguage<Text>(locale: Locale, text: Record<Locale, Text>): Text {
  return text[locale];
}
