import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';

/** `in Méribel`, „am Comer See“. */
export function inCity({ id, nameEn, nameDe }: { id: string; nameEn: string; nameDe: string }, locale: Locale): string {
  const place = inLanguage(locale, { en: nameEn, de: nameDe });
  // A hyphen would end the name of a choice in a message.
  return translator(locale, 'search')('inPlace', { id: id.replaceAll('-', '_'), place });
}
