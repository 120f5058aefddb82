import type { ReactNode } from 'react';

export const fieldClass =
  'h-12 w-full rounded-control border border-input bg-surface px-3 text-16 leading-6 aria-invalid:border-negative';

export function Labelled({ label, htmlFor, children }: { label: string; htmlFor: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={htmlFor} className="mb-1 block text-13 text-soft">
        {label}
      </label>
      {children}
    </div>
  );
}

type CheckProps = { name: string; value: string; label: string; isChecked: boolean };

export function Check({ name, value, label, isChecked }: CheckProps) {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-3 py-1 text-16 leading-6">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChecked}
        className="size-5 shrink-0 accent-main"
      />
      {label}
    </label>
  );
}

export type CheckGroupProps = {
  legend: string;
  name: string;
  options: readonly { id: string; label: string }[];
  chosen: readonly string[];
};

export function CheckGroup({ legend, name, options, chosen }: CheckGroupProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-13 text-soft">{legend}</legend>
      <div className="grid gap-x-6 season:grid-cols-2">
        {options.map(({ id, label }) => (
          <Check key={id} name={name} value={id} label={label} isChecked={chosen.includes(id)} />
        ))}
      </div>
    </fieldset>
  );
}

type StepperProps = {
  id: string;
  name: string;
  label: string;
  maximum: number;
  value: number | null;
  any: string;
  fewer: string;
  more: string;
};

const stepClass =
  'size-11 shrink-0 rounded-control border border-line-strong text-18 leading-none transition-colors hover:border-ink noscript:hidden';

/** A number field between two buttons, which the search frame listens to; without script the field alone. */
export function Stepper({ id, name, label, maximum, value, any, fewer, more }: StepperProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <label htmlFor={id} className="text-16">
        {label}
      </label>
      <span className="flex items-center gap-2">
        <button type="button" data-step="-1" aria-label={`${label}: ${fewer}`} className={stepClass}>
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          name={name}
          min={0}
          max={maximum}
          defaultValue={value ?? ''}
          placeholder={any}
          className="figures h-11 w-20 rounded-none border-0 border-b border-input bg-transparent text-center text-16 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <button type="button" data-step="1" aria-label={`${label}: ${more}`} className={stepClass}>
          +
        </button>
      </span>
    </div>
  );
}

type ChoicesProps = {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
};

/** One of a few, as a row of buttons. */
export function Choices({ legend, name, options, chosen }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-3 text-13 text-soft">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label key={value} className="relative cursor-pointer">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            <span className="figures flex h-11 min-w-11 items-center justify-center rounded-control border border-line-strong px-3 text-16 peer-checked:border-main peer-checked:bg-main peer-checked:text-on-main peer-hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-main-ink">
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
