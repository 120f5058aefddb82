import type { ReactNode } from 'react';

/** What a box to type or choose in looks like on the agency's side and at the desks. */
export const controlClass =
  'block w-full rounded-desk border border-input bg-surface px-3 text-14 text-ink hover:border-ink focus:border-main focus:outline-2 focus:outline-offset-0 focus:outline-main aria-invalid:border-negative disabled:bg-sand disabled:text-soft';

type Said = { error?: string; help?: ReactNode };

/** Ids of the sentences that `FieldMessages` says of a field. */
export function describedBy(inputId: string, { error, help }: Said): string | undefined {
  return [help && `${inputId}-help`, error && `${inputId}-error`].filter(Boolean).join(' ') || undefined;
}

/** What is wrong with a field, and what helps to fill it. */
export function FieldMessages({
  inputId,
  error,
  help,
  helpClass = 'mt-1',
}: Said & { inputId: string; helpClass?: string }) {
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

type LabelledProps = Said & { inputId: string; label: ReactNode; className?: string; children: ReactNode };

/** A field under its label, with what is said of it. */
export function Labelled({ inputId, label, error, help, className, children }: LabelledProps) {
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

export type Choice = { value: string; label: string };

/** What a select offers. */
export function Options({ options }: { options: readonly Choice[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
