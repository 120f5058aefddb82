'use client';

import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { type FieldError, get, type RegisterOptions, useFormContext } from 'react-hook-form';
import { useErrorSentences } from '@/components/form/error-sentences';
import { errorSentence } from '@/components/form/field-errors';
import { useApiForm } from '@/components/form/form-frame';
import { type Choice, controlClass, describedBy, FieldMessages, Labelled, Options } from '@/components/form/labelled';
import { readWholeDay } from '@/lib/platform/day-reader';

/** `defaultValue` and `defaultChecked` stand in the server's HTML: what was typed before the script came counts. */
type Common = { name: string; label: string; help?: ReactNode; className?: string };

/** What ties a control to the form around it: identity, value, error and the sentences that describe it. */
export function useApiField(name: string, { help, ...options }: { help?: ReactNode } & RegisterOptions = {}) {
  const { id } = useApiForm();
  const sentences = useErrorSentences();
  const { register, formState } = useFormContext();
  const problem: FieldError | undefined = get(formState.errors, name);
  const error = problem && errorSentence(problem, sentences);
  const inputId = `${id}-${name}`;
  return {
    inputId,
    error,
    bind: {
      ...register(name, options),
      id: inputId,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy(inputId, { error, help }),
    },
  };
}

/** An empty field of numbers is no zero. */
const asNumber = (typed: unknown) => (typed === '' || typed === null ? undefined : Number(typed));

/** A whole date in any usual way, as the schema writes it; what is none the schema refuses. */
function asDay(typed: unknown): unknown {
  return readWholeDay(String(typed ?? '')) ?? typed;
}

type InputProps = Common &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> & {
    isDay?: boolean;
    /** What may stand in the field of what was typed. */
    filter?: (typed: string) => string;
  };

export function ApiInput({ name, label, help, className, isDay = false, filter, ...input }: InputProps) {
  const setValueAs = input.type === 'number' ? asNumber : isDay ? asDay : undefined;
  const { inputId, error, bind } = useApiField(name, { help, setValueAs });
  return (
    <Labelled {...{ inputId, label, help, error, className }}>
      <input
        className={`${controlClass} h-10`}
        {...input}
        {...bind}
        onChange={(event) => {
          if (filter) event.target.value = filter(event.target.value);
          return bind.onChange(event);
        }}
      />
    </Labelled>
  );
}

type SelectProps = Common &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'name'> & {
    options: readonly Choice[];
  };

export function ApiSelect({ name, label, help, className, options, ...select }: SelectProps) {
  const { inputId, error, bind } = useApiField(name, { help });
  return (
    <Labelled {...{ inputId, label, help, error, className }}>
      <select className={`${controlClass} h-10`} {...select} {...bind}>
        <Options options={options} />
      </select>
    </Labelled>
  );
}

type AreaProps = Common & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'name'>;

export function ApiTextArea({ name, label, help, className, rows = 4, ...area }: AreaProps) {
  const { inputId, error, bind } = useApiField(name, { help });
  return (
    <Labelled {...{ inputId, label, help, error, className }}>
      <textarea rows={rows} className={`${controlClass} resize-y py-2 leading-6`} {...area} {...bind} />
    </Labelled>
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
