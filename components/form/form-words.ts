import 'server-only';
import type { Brand } from '@/lib/brand/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { type Messages, messages } from '@/lib/platform/i18n/messages';
import { formatPhone, phoneLink } from '@/lib/platform/phone';
import type { FormWords } from './types';

type ErrorKey = keyof Messages['error'];

/** What any field can be told, whatever its form. */
const always = ['dayUnreadable', 'tooLong', 'invalidValue', 'tooManyRequests'] as const satisfies readonly ErrorKey[];

/** The words of a form in one language; `errors` names the sentences its schema can ask for. */
export function getFormWords(locale: Locale, brand: Brand, errors: readonly ErrorKey[]): FormWords {
  const sentences = messages[locale].error;
  return {
    ...messages[locale].form,
    errors: Object.fromEntries([...errors, ...always].map((key) => [key, sentences[key]])),
    reachUs: {
      phone: formatPhone(brand.phone),
      phoneHref: phoneLink(brand.phone),
      email: brand.email,
      emailHref: `mailto:${brand.email}`,
    },
  };
}
