'use client';

import { useId } from 'react';
import { useApiMutation } from '@/components/form/use-api-mutation';
import type { Locale } from '@/lib/platform/i18n/locale';

type Props = {
  action: string;
  locale: Locale;
  words: { title: string; kept: string; languages: readonly { locale: Locale; name: string }[] };
};

/** In which language the client reads page and mails: kept with the link as soon as it is chosen. */
export function LinkLanguage({ action, locale, words }: Props) {
  const id = useId();
  const { send, isBusy, failure } = useApiMutation<unknown>(action, { method: 'PATCH', confirmation: words.kept });
  return (
    <fieldset className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1" aria-describedby={`${id}-failure`}>
      <legend className="float-left mr-5 text-13 font-bold">{words.title}</legend>
      {words.languages.map((one) => (
        <label key={one.locale} className="inline-flex min-h-6 cursor-pointer items-center gap-2 text-13">
          <input
            type="radio"
            name={`${id}-locale`}
            checked={one.locale === locale}
            disabled={isBusy}
            onChange={() => send({ locale: one.locale })}
            className="size-4 accent-main"
          />
          {one.name}
        </label>
      ))}
      <span id={`${id}-failure`} role="alert" className="w-full text-12 text-negative empty:hidden">
        {failure}
      </span>
    </fieldset>
  );
}
