'use client';

import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { type FieldError, get, type RegisterOptions, useFormContext } from 'react-hook-form';
import { useApiForm } from '@/components/form/api-form';
import { useApiSetting } from '@/components/form/api-setting';
import { errorSentence } from '@/components/form/field-errors';
import { readDay } from '@/lib/platform/day-reader';

const controlClass =
  'block w-full rounded-desk border border-input bg-surface px-3 text-14 text-ink hover:border-ink focus:border-main focus:outline-2 focus:outline-offset-0 focus:outline-main aria-invalid:border-negative disabled:bg-sand disabled:text-soft';

/** `defaultValue` and `defaultChecked` stand in the server's HTML: what was typed before the script came counts. */
type Common = { name: string; label: string; help?: ReactNode; className?: string };

/** What ties a control to the form around it: identity, value, error and the sentences that describe it. */
export function useApiField(name: string, { help, ...options }: { help?: ReactNode } & RegisterOptions = {}) {
  const { id } = useApiForm();
  const { words } = useApiSetting();
  const { register, formState } = useFormContext();
  const problem: FieldError | undefined = get(formState.errors, name);
  const error = problem && errorSentence(problem, words.errors);
  const inputId = `${id}-${name}`;
  const describedBy = [help && `${inputId}-help`, error && `${inputId}-error`].filter(Boolean).join(' ');
  return {
    inputId,
    error,
    bind: {
      ...register(name, options),
      id: inputId,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}

type MessagesProps = { inputId: string; error?: string; help?: ReactNode; helpClass?: string };

function FieldMessages({ inputId, error, help, helpClass = 'mt-1' }: MessagesProps) {
  return (
    <>
      {error && (
        <p id={`${inputId}-error`} className="mt-1 text-13 text-negative">
          {error}
        </p>
      )}
      {help && (
        <p id={`${inputId}-help`} className={`${helpClass} max-w-[60ch] text-13 text-soft`}>
          {help}
        </p>
      )}
    </>
  );
}

type FrameProps = Omit<Common, 'name'> & { inputId: string; error?: string; children: ReactNode };

function Frame({ inputId, label, help, error, className, children }: FrameProps) {
  return (
    <div className={className}>
      <label htmlFor={inputId} className="mb-1 block text-13 font-bold text-ink">
        {label}
      </label>
      {children}
      <FieldMessages {...{ inputId, error, help }} />
    </div>
  );
}

/** An empty field of numbers is no zero. */
const asNumber = (typed: unknown) => (typed === '' || typed === null ? undefined : Number(typed));

/** A whole date in any usual way, as the schema writes it; what is none the schema refuses. */
function asDay(typed: unknown): unknown {
  const read = readDay(String(typed ?? ''), '1900-01-01');
  return read.kind === 'day' ? read.day : typed;
}

type InputProps = Common & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> & { isDay?: boolean };

export function ApiInput({ name, label, help, className, isDay = false, ...input }: InputProps) {
  const setValueAs = input.type === 'number' ? asNumber : isDay ? asDay : undefined;
  const { inputId, error, bind } = useApiField(name, { help, setValueAs });
  return (
    <Frame {...{ inputId, label, help, error, className }}>
      <input className={`${controlClass} h-10`} {...input} {...bind} />
    </Frame>
  );
}

type SelectProps = Common &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'name'> & {
    options: readonly { value: string; label: string }[];
  };

export function ApiSelect({ name, label, help, className, options, ...select }: SelectProps) {
  const { inputId, error, bind } = useApiField(name, { help });
  return (
    <Frame {...{ inputId, label, help, error, className }}>
      <select className={`${controlClass} h-10`} {...select} {...bind}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

type AreaProps = Common & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'name'>;

export function ApiTextArea({ name, label, help, className, rows = 4, ...area }: AreaProps) {
  const { inputId, error, bind } = useApiField(name, { help });
  return (
    <Frame {...{ inputId, label, help, error, className }}>
      <textarea rows={rows} className={`${controlClass} resize-y py-2 leading-6`} {...area} {...bind} />
    </Frame>
  );
}

type BoxProps = { name: string; children: ReactNode; help?: ReactNode } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'name' | 'type'
>;

/** Boxes of one name with values of their own are a list, which begins as the form's `defaultValues` say. */
export function ApiCheckBox({ name, children, help, ...box }: BoxProps) {
  const { inputId, error, bind } = useApiField(name, { help });
  const id = box.value === undefined ? inputId : `${inputId}-${box.value}`;
  return (
    <div>
      <label htmlFor={id} className="flex max-w-[60ch] items-start gap-2.5 py-1 text-14">
        <input type="checkbox" className="mt-0.5 size-4.5 shrink-0 accent-main" {...box} {...bind} id={id} />
        <span>{children}</span>
      </label>
      <FieldMessages {...{ inputId, error, help }} helpClass="ml-7" />
    </div>
  );
}
