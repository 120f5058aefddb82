'use client';

import { type ChangeEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import type { z } from 'zod';
import { useApiField } from '@/components/form/api-field';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';

type Props<Answer> = {
  name: string;
  /** Where the file goes, as this part of a form, and what is answered. */
  action: string;
  part: string;
  schema: () => Promise<z.ZodType<Answer>>;
  addressOf: (answer: Answer) => string;
  /** The value of the field without one. */
  none: null | '';
  /** As the help says and the route accepts; told before anything goes up. */
  maximumBytes: number;
  isDisabled?: boolean;
  label: string;
  help?: string | undefined;
  words: Record<'choose' | 'uploading' | 'remove' | 'tooLarge', string>;
};

/** One picture by its address. A file goes up at once and is shown; it belongs to what the form is about when that is saved. */
export function UploadField<Answer>(props: Props<Answer>) {
  const { name, action, part, schema, none, maximumBytes, isDisabled = false, label, help, words } = props;
  const { field } = useController({ name });
  const { inputId: id, error } = useApiField(name);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const address = typeof field.value === 'string' ? field.value : '';
  const { send, isBusy, failure } = useApiMutation<Answer>(action, {
    ...{ schema, afterwards: 'stay' },
    onDone: (answer) => field.onChange(props.addressOf(answer)),
  });

  function upload(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    setIsTooLarge(file !== undefined && file.size > maximumBytes);
    if (!file || file.size > maximumBytes) return;
    const body = new FormData();
    body.set(part, file);
    send(body);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-13 font-bold">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {address && <img src={address} alt={label} className="h-10 w-auto max-w-[160px] object-contain" />}
        <label htmlFor={id} className={`${compactButtonClass('quiet')} cursor-pointer has-focus-visible:outline-2`}>
          {isBusy ? words.uploading : words.choose}
          <span className="sr-only">: {label}</span>
          <input
            id={id}
            // Under this name the form finds it: for a draft, and where what is refused is said.
            name={name}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            disabled={isDisabled || isBusy}
            onChange={upload}
            aria-describedby={help && `${id}-help`}
            className="sr-only"
          />
        </label>
        {address && !isDisabled && (
          <button
            type="button"
            onClick={() => field.onChange(none)}
            className="min-h-6 text-13 underline underline-offset-2"
          >
            {words.remove}
          </button>
        )}
      </div>
      {help && (
        <p id={`${id}-help`} className="mt-1 text-13 text-soft">
          {help}
        </p>
      )}
      <p role="alert" className="text-13 text-negative empty:hidden">
        {isTooLarge ? words.tooLarge : failure || error}
      </p>
    </fieldset>
  );
}
