import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';

/** `5 Star` in the reader's language; one we have no word for as the hotel says it. */
export function categoryWords(category: string, locale: Locale): string {
  const words: Readonly<Record<string, string>> = messages[locale].hotelSearch.hotelCategories;
  return words[category] ?? category;
}
