'use client';

import { type ReactNode, useRef } from 'react';
import { FieldError, FieldHelp } from './field';
import { useField } from './form-context';

type FrameProps = {
  id: string;
  label: string;
  help?: string;
  error?: string;
  fewer: string;
  more: string;
  onStep: (by: 1 | -1) => void;
  children: ReactNode;
};

const buttonClass =
  'size-11 shrink-0 rounded-control border border-line-strong text-18 leading-none transition-colors hover:border-ink';

function StepperFrame({ id, label, help, error, fewer, more, onStep, children }: FrameProps) {
  return (
    <div>
      <label htmlFor={id} className="block text-13 text-soft">
        {label}
      </label>
      <div className="mt-1 flex items-center gap-2">
        <div data-scripted>
          <button type="button" aria-label={`${label}: ${fewer}`} onClick={() => onStep(-1)} className={buttonClass}>
            −
          </button>
        </div>
        {children}
        <div data-scripted>
          <button type="button" aria-label={`${label}: ${more}`} onClick={() => onStep(1)} className={buttonClass}>
            +
          </button>
        </div>
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
      {help && <FieldHelp id={id}>{help}</FieldHelp>}
    </div>
  );
}

const numberClass =
  'figures h-11 w-14 rounded-none border-0 border-b border-input bg-transparent text-center text-16 [appearance:textfield] hover:border-ink focus:border-main focus:shadow-[inset_0_-1px_0_var(--main)] focus:outline-none aria-invalid:border-negative [&::-webkit-inner-spin-button]:appearance-none';

type Props = { path: string; label: string; help?: string; min: number; max: number; isRequired?: boolean };

/** A number with a button either side; without script it is a number field. */
export function NumberField({ path, label, help, min, max, isRequired = false }: Props) {
  const { id, words, error, posted, bind, describedAs } = useField(path);
  const input = useRef<HTMLInputElement | null>(null);
  const { ref = null, ...binding } = 'ref' in bind ? bind : { ...bind, ref: null };

  function step(by: 1 | -1) {
    const element = input.current;
    if (!element) return;
    if (element.value === '') element.value = String(min);
    else if (by === 1) element.stepUp();
    else element.stepDown();
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <StepperFrame
      {...{ id, help, error }}
      label={isRequired ? label : `${label} (${words.optional})`}
      fewer={words.fewer}
      more={words.more}
      onStep={step}
    >
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        required={isRequired}
        defaultValue={typeof posted === 'string' ? posted : undefined}
        className={numberClass}
        {...binding}
        ref={(element) => {
          input.current = element;
          ref?.(element);
        }}
        {...describedAs(Boolean(help))}
      />
    </StepperFrame>
  );
}

type CountProps = {
  id: string;
  label: string;
  help?: string;
  error?: string;
  max: number;
  count: number;
  onCount: (count: number) => void;
  fewer: string;
  more: string;
};

/** As `NumberField`, for a number that decides how many fields follow and is not sent itself. */
export function CountField({ id, label, help, error, max, count, onCount, fewer, more }: CountProps) {
  const change = (value: number) => onCount(Math.max(0, Math.min(max, Number.isInteger(value) ? value : 0)));
  return (
    <StepperFrame {...{ id, label, help, error, fewer, more }} onStep={(by) => change(count + by)}>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        value={String(count)}
        onChange={(event) => change(event.target.valueAsNumber)}
        className={numberClass}
        aria-invalid={error ? true : undefined}
        aria-describedby={[error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined}
      />
    </StepperFrame>
  );
}
