'use client';

import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { useField } from './form-context';

export const inputClass =
  'block h-11 w-full rounded-none border-0 border-b border-input bg-transparent text-16 text-ink transition-colors hover:border-ink focus:border-main focus:shadow-[inset_0_-1px_0_var(--main)] focus:outline-none aria-invalid:border-negative aria-invalid:focus:shadow-[inset_0_-1px_0_var(--color-negative)]';

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className="mt-2 text-14 text-negative">
      {children}
    </p>
  );
}

export function FieldHelp({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-help`} className="mt-2 max-w-[56ch] text-13 text-soft">
      {children}
    </p>
  );
}

type Common = { path: string; label: string; help?: string; isRequired?: boolean; className?: string };

type FrameProps = Omit<Common, 'path'> & { id: string; error?: string; optional: string; children: ReactNode };

/** Label above, help and error below. */
export function Frame({ id, label, help, error, isRequired, optional, className, children }: FrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-13 text-soft">
        {label}
        {!isRequired && <span> ({optional})</span>}
      </label>
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
      {help && <FieldHelp id={id}>{help}</FieldHelp>}
    </div>
  );
}

function textOf(posted: string | string[] | undefined): string | undefined {
  return typeof posted === 'string' ? posted : undefined;
}

type TextProps = Common & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'required' | 'defaultValue'>;

/** `required` informs; the form itself says what is missing, in the specified words. */
export function TextField({ path, label, help, isRequired = false, className, ...input }: TextProps) {
  const { id, words, error, posted, bind, describedAs } = useField(path);
  return (
    <Frame {...{ id, label, help, error, isRequired, className }} optional={words.optional}>
      <input
        id={id}
        required={isRequired}
        defaultValue={textOf(posted)}
        className={inputClass}
        {...input}
        {...bind}
        {...describedAs(Boolean(help))}
      />
    </Frame>
  );
}

type AreaProps = Common &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'name' | 'required' | 'defaultValue'>;

export function TextArea({ path, label, help, isRequired = false, className, rows = 4, ...area }: AreaProps) {
  const { id, words, error, posted, bind, describedAs } = useField(path);
  return (
    <Frame {...{ id, label, help, error, isRequired, className }} optional={words.optional}>
      <textarea
        id={id}
        rows={rows}
        required={isRequired}
        defaultValue={textOf(posted)}
        className={`${inputClass} h-auto resize-y py-2.5 leading-6`}
        {...area}
        {...bind}
        {...describedAs(Boolean(help))}
      />
    </Frame>
  );
}
