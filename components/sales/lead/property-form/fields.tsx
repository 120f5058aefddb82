'use client';

import { type ReactNode, useId } from 'react';
import { type Choice, controlClass, describedBy, FieldMessages, Labelled, Options } from '@/components/form/labelled';
import type { Errors } from './judge';
import type { Values } from './setting';

export type FormState = {
  values: Values;
  errors: Errors;
  change: (changes: Partial<Values>) => void;
  isOff: boolean;
};

type BoxName = 'seeksDiscount' | 'asksOperator' | 'isDisclaimerAccepted';
type TextName = Exclude<keyof Values, BoxName | 'method' | 'card'>;

type FieldProps = FormState & {
  name: TextName;
  label: string;
  help?: string;
  prefix?: string;
  type?: 'text' | 'number';
  min?: string | number;
  max?: string | number;
  inputMode?: 'numeric';
  maxLength?: number;
  autoComplete?: string;
  isRequired?: boolean;
  /** What may stand in the field of what was typed. */
  filter?: (typed: string) => string;
};

export function Field({ values, errors, change, isOff, name, label, help, prefix, filter, ...props }: FieldProps) {
  const id = useId();
  const error = errors[name];
  const { isRequired, type = 'text', autoComplete = 'off', ...input } = props;
  return (
    <Labelled inputId={id} label={label} error={error} help={help}>
      <div className={prefix ? 'flex items-center gap-2' : ''}>
        {prefix && <span className="text-13 text-soft">{prefix}</span>}
        <input
          {...input}
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          value={values[name]}
          disabled={isOff}
          aria-required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, help })}
          onChange={({ target }) => change({ [name]: filter ? filter(target.value) : target.value })}
          className={`${controlClass} h-10`}
        />
      </div>
    </Labelled>
  );
}

type SelectProps = FormState & { name: TextName; label: string; options: readonly Choice[] };

export function Select({ values, errors, change, isOff, name, label, options }: SelectProps) {
  const id = useId();
  const error = errors[name];
  return (
    <Labelled inputId={id} label={label} error={error}>
      <select
        id={id}
        name={name}
        value={values[name]}
        disabled={isOff}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
        onChange={({ target }) => change({ [name]: target.value })}
        className={`${controlClass} h-10`}
      >
        <Options options={options} />
      </select>
    </Labelled>
  );
}

export function Comments({ values, change, isOff, label }: FormState & { label: string }) {
  const id = useId();
  return (
    <Labelled inputId={id} label={label}>
      <textarea
        id={id}
        name="comments"
        rows={3}
        maxLength={4000}
        value={values.comments}
        disabled={isOff}
        onChange={({ target }) => change({ comments: target.value })}
        className={`${controlClass} resize-y py-2 leading-6`}
      />
    </Labelled>
  );
}

type BoxProps = FormState & { name: BoxName; children: ReactNode };

export function Box({ values, errors, change, isOff, name, children }: BoxProps) {
  const id = useId();
  const error = errors[name];
  return (
    <div>
      <label htmlFor={id} className="flex max-w-[64ch] items-start gap-2.5 py-1 text-14">
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={values[name]}
          disabled={isOff}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error })}
          onChange={({ target }) => change({ [name]: target.checked })}
          className="mt-0.5 size-4.5 shrink-0 accent-main"
        />
        <span>{children}</span>
      </label>
      <FieldMessages inputId={id} error={error} />
    </div>
  );
}

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mt-7 first:mt-0">
      <legend className="mb-3 text-16 leading-6 font-bold">{title}</legend>
      <div className="grid gap-4">{children}</div>
    </fieldset>
  );
}
