'use client';

import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { useDeskForm } from '@/components/form/api-form';

const controlClass =
  'block w-full rounded-desk border border-input bg-surface px-3 text-14 text-ink hover:border-ink focus:border-main focus:outline-2 focus:outline-offset-0 focus:outline-main aria-invalid:border-negative disabled:bg-sand disabled:text-soft';

type Common = { name: string; label: string; help?: ReactNode; className?: string };

function useDeskField(name: string, hasHelp: boolean) {
  const { id, errors } = useDeskForm();
  const error = errors[name];
  const inputId = `${id}-${name}`;
  const describedBy = [hasHelp && `${inputId}-help`, error && `${inputId}-error`].filter(Boolean).join(' ');
  return {
    inputId,
    error,
    bind: { id: inputId, name, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined },
  };
}

type FrameProps = Omit<Common, 'name'> & { inputId: string; error?: string; children: ReactNode };

function Frame({ inputId, label, help, error, className, children }: FrameProps) {
  return (
    <div className={className}>
      <label htmlFor={inputId} className="mb-1 block text-13 font-bold text-ink">
        {label}
      </label>
      {children}
      {error && (
        <p id={`${inputId}-error`} className="mt-1 text-13 text-negative">
          {error}
        </p>
      )}
      {help && (
        <p id={`${inputId}-help`} className="mt-1 max-w-[60ch] text-13 text-soft">
          {help}
        </p>
      )}
    </div>
  );
}

type InputProps = Common & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'>;

export function ApiInput({ name, label, help, className, ...input }: InputProps) {
  const { inputId, error, bind } = useDeskField(name, Boolean(help));
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
  const { inputId, error, bind } = useDeskField(name, Boolean(help));
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
  const { inputId, error, bind } = useDeskField(name, Boolean(help));
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

export function ApiCheckBox({ name, children, help, ...box }: BoxProps) {
  const { inputId, error, bind } = useDeskField(name, Boolean(help));
  return (
    <div>
      <label htmlFor={inputId} className="flex max-w-[60ch] items-start gap-2.5 py-1 text-14">
        <input type="checkbox" className="mt-0.5 size-4.5 shrink-0 accent-main" {...box} {...bind} />
        <span>{children}</span>
      </label>
      {help && (
        <p id={`${inputId}-help`} className="ml-7 max-w-[60ch] text-13 text-soft">
          {help}
        </p>
      )}
      {error && (
        <p id={`${inputId}-error`} className="mt-1 text-13 text-negative">
          {error}
        </p>
      )}
    </div>
  );
}
