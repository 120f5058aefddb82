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

type CheckGroupProps = {
  legend: string;
  name: string;
  options: readonly { id: string; label: string }[];
  chosen: readonly string[] | undefined;
};

export function CheckGroup({ legend, name, options, chosen = [] }: CheckGroupProps) {
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
