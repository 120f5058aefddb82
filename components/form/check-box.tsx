'use client';

import type { ReactNode } from 'react';
import { FieldError } from './field';
import { useField } from './form-context';

type Props = { path: string; children: ReactNode; isRequired?: boolean; isRevealer?: boolean };

const boxClass = 'mt-[3px] size-[18px] shrink-0 accent-main';

/** One box of its own: a consent, a yes. */
export function CheckBox({ path, children, isRequired = false, isRevealer = false }: Props) {
  const { id, error, posted, bind, describedAs } = useField(path);
  return (
    <div>
      <label htmlFor={id} className="flex max-w-[60ch] items-start gap-3 py-1 text-14">
        <input
          id={id}
          type="checkbox"
          required={isRequired}
          defaultChecked={posted === 'on' || posted === 'true'}
          className={boxClass}
          {...(isRevealer ? { 'data-revealer': '' } : {})}
          {...bind}
          {...describedAs(false)}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

type GroupProps = {
  path: string;
  label: string;
  options: readonly { value: string; label: string; note?: string | null }[];
  className?: string;
};

/** Any number of several; the first box carries the id that a summary links to. */
export function CheckBoxes({ path, label, options, className }: GroupProps) {
  const { id, words, error, posted, bind } = useField(path, `${path}[]`);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className={className}>
      <legend className="mb-2 text-13 text-soft">
        {label} ({words.optional})
      </legend>
      <div className="grid gap-x-6 gap-y-1 season:grid-cols-2 wide:grid-cols-3">
        {options.map((option, index) => (
          <label key={option.value} className="flex items-start gap-3 py-1 text-14">
            <input
              id={index === 0 ? id : undefined}
              type="checkbox"
              value={option.value}
              defaultChecked={posted?.includes(option.value)}
              className={boxClass}
              {...bind}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}

type RadioProps = GroupProps & { isRequired?: boolean; initial?: string };

/** Exactly one of a few, as rows with a note at their end (a price). */
export function Radios({ path, label, options, isRequired = false, initial, className }: RadioProps) {
  const { id, words, error, posted, bind, describedAs } = useField(path);
  return (
    <fieldset className={className}>
      <legend className="text-13 text-soft">
        {label}
        {!isRequired && <span> ({words.optional})</span>}
      </legend>
      <div className="mt-2 border-t border-line">
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex items-start gap-3 border-b border-line py-3 text-16 leading-6 has-checked:border-main"
          >
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              value={option.value}
              required={isRequired}
              defaultChecked={(posted ?? initial) === option.value}
              className={boxClass}
              {...bind}
              {...describedAs(false)}
            />
            <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
              <span>{option.label}</span>
              {option.note && <span className="figures text-14 text-soft">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
