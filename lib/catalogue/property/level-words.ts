import 'server-only';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { serviceLevelKey } from './rules/service-level';

/** A service level in the reader's words, where no page has them at hand; one we do not know stays as the operator wrote it. */
export function levelWords(level: string, locale: Locale): string {
  const key = serviceLevelKey(level);
  return key === null ? level : messages[locale].property.level[key];
}
