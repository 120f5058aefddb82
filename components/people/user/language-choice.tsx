'use client';

import type { MouseEvent } from 'react';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { inLanguage } from '@/components/shell/link-clicks';
import { type Locale, locales } from '@/lib/platform/i18n/locale';

/** Languages are named in themselves. */
const names: Record<Locale, string> = { en: 'English', de: 'Deutsch' };

type Props = { action: string; locale: Locale; label: string };

/** The language of pages, which works without script, and of mails, which is stored with the person. */
export function LanguageChoice({ action, locale, label }: Props) {
  const { sendAsync } = useApiMutation(action, { method: 'PATCH', afterwards: 'stay' });
  async function choose(event: MouseEvent<HTMLAnchorElement>, chosen: Locale) {
    event.preventDefault();
    // A choice that could not be saved for mails still holds for this browser.
    await sendAsync({ locale: chosen }).catch(() => undefined);
    location.assign(inLanguage(chosen));
  }
  return (
    <nav aria-label={label} className="flex w-fit overflow-hidden rounded-desk border border-line-strong text-13">
      {locales.map((one) => (
        <a
          key={one}
          href={`?lang=${one}`}
          lang={one}
          hrefLang={one}
          aria-current={one === locale ? 'true' : undefined}
          onClick={(event) => choose(event, one)}
          className="bg-surface px-3.5 py-1.5 -outline-offset-2! not-first:border-l not-first:border-line-strong aria-[current]:bg-main-light2 aria-[current]:font-bold aria-[current]:text-main-ink"
        >
          {names[one]}
        </a>
      ))}
    </nav>
  );
}
