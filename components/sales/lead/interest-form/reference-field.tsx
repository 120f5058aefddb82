'use client';

import { useFormContext } from 'react-hook-form';
import { useApiField } from '@/components/form/api-field';
import { useErrorSentences } from '@/components/form/error-sentences';
import { FieldMessages } from '@/components/form/labelled';
import { fill } from '@/components/form/types';
import { withoutPrefix } from '@/lib/sales/lead/rules/reference';
import type { ReferenceSetting } from './setting';

const inputClass = 'h-10 min-w-0 grow bg-transparent pr-3 text-14 text-ink outline-none';
const frameClass =
  'flex items-center rounded-desk border border-input bg-surface hover:border-ink focus-within:border-main focus-within:outline-2 focus-within:outline-main has-aria-invalid:border-negative';

type ReferenceProps = {
  name: string;
  reference: ReferenceSetting;
  /** Said of an empty one; `{name}` is filled in. */
  missing: string;
  defaultValue?: string;
};

/** The prefix stands in the field as part of it; one that is typed or pasted as well is taken away (rule 3.11). */
export function ReferenceField({ name, reference, missing, defaultValue }: ReferenceProps) {
  const { label, prefix, isRequired } = reference;
  const { inputId, error, bind } = useApiField(name);
  const { setValue } = useFormContext();
  const { required } = useErrorSentences();
  const strip = (typed: string) => setValue(name, withoutPrefix(prefix, typed));
  return (
    <div>
      <label htmlFor={inputId} className="mb-1 block text-13 font-bold text-ink">
        {label}
      </label>
      <div className={frameClass}>
        {prefix && <span className="mx-3 border-r border-line pr-2.5 text-13 text-soft">{prefix}</span>}
        <input
          {...bind}
          defaultValue={defaultValue}
          aria-required={isRequired}
          autoComplete="off"
          maxLength={60}
          className={`${inputClass} ${prefix ? '' : 'pl-3'}`}
          onBlur={(event) => {
            strip(event.target.value);
            return bind.onBlur(event);
          }}
        />
      </div>
      <FieldMessages
        inputId={inputId}
        error={error !== undefined && error === required ? fill(missing, { name: label }) : error}
      />
    </div>
  );
}
