'use client';

import { type ChangeEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { useApiField } from '@/components/form/api-field';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { Messages } from '@/lib/platform/i18n/messages';

/** As the help says and the route accepts; told before anything goes up. */
const MAXIMUM_BYTES = 1024 * 1024;

type Props = { action: string; isDisabled: boolean; words: Messages['agency']['design'] };

const NAME = 'corporateDesign.logoUrl';

/** A file goes up at once and stands in the preview; it belongs to the design when that is saved. */
export function LogoField({ action, isDisabled, words }: Props) {
  const { field } = useController({ name: NAME });
  const { inputId: id, error } = useApiField(NAME);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const logoUrl: string | null = field.value;
  const { send, isBusy, failure } = useApiMutation(action, {
    schema: async () => (await import('@/lib/people/agency/schema')).logoJsonSchema,
    afterwards: 'stay',
    onDone: (logo) => field.onChange(logo.logoUrl),
  });

  function upload(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    setIsTooLarge(file !== undefined && file.size > MAXIMUM_BYTES);
    if (!file || file.size > MAXIMUM_BYTES) return;
    const body = new FormData();
    body.set('logo', file);
    send(body);
  }

  return (
    <div>
      <p className="mb-1 text-13 font-bold">{words.logo}</p>
      <div className="flex flex-wrap items-center gap-3">
        {logoUrl && <img src={logoUrl} alt={words.logo} className="h-10 w-auto max-w-[160px] object-contain" />}
        <label htmlFor={id} className={`${compactButtonClass('quiet')} cursor-pointer has-focus-visible:outline-2`}>
          {isBusy ? words.uploading : words.choose}
          <input
            id={id}
            // Under this name the form finds it: for a draft, and where what is refused is said.
            name={NAME}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            disabled={isDisabled || isBusy}
            onChange={upload}
            aria-describedby={`${id}-help`}
            className="sr-only"
          />
        </label>
        {logoUrl && !isDisabled && (
          <button
            type="button"
            onClick={() => field.onChange(null)}
            className="min-h-6 text-13 underline underline-offset-2"
          >
            {words.removeLogo}
          </button>
        )}
      </div>
      <p id={`${id}-help`} className="mt-1 text-13 text-soft">
        {words.logoHelp}
      </p>
      <p role="alert" className="text-13 text-negative empty:hidden">
        {isTooLarge ? words.logoTooLarge : failure || error}
      </p>
    </div>
  );
}
