import 'server-only';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';

export type ConsentWords = ReturnType<typeof consentWords>;

/** The question in its parts: what stands before the link to the policy, the link, what follows it. */
export function consentWords(locale: Locale) {
  const { label, text, accept, decline } = messages[locale].consent;
  return { label, text: text.split(/<\/?policy>/), policy: paths.info('privacy-policy', locale), accept, decline };
}
