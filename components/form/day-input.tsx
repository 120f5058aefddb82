import type { ChangeEvent, ReactNode } from 'react';

/** Round an input with a border of its own, and what stands in it. */
export const dayBoxClass =
  'relative flex h-10 items-center gap-x-2 rounded-desk border border-input bg-surface px-3 text-ink hover:border-ink focus-within:border-main focus-within:outline-2 focus-within:outline-main has-aria-invalid:border-negative has-disabled:bg-sand has-disabled:text-soft';
export const dayInBoxClass = 'min-w-0 grow basis-0 border-0 bg-transparent p-0 text-14 outline-none';

type Props = {
  id: string;
  label: string;
  labelClass?: string;
  /** Which of the days of its field it is. */
  end: string;
  text: string;
  onText: (text: string) => void;
  onLeave: () => void;
  placeholder: string;
  /** The native field beneath: its name in the form, its value and what may be chosen in it. */
  truth: {
    name: string;
    value: string;
    min?: string;
    max?: string;
    required: boolean;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  error?: string;
  help?: string;
  isOff?: boolean;
  boxClass?: string;
  inputClass: string;
  /** Beside the day. */
  note?: ReactNode;
};

function describedBy(id: string, { error, help }: Pick<Props, 'error' | 'help'>): string | undefined {
  if (error) return `${id}-error`;
  return help ? `${id}-help` : undefined;
}

/**
 * A day written with its weekday and typed in any usual way. Beneath lies a native date field, which holds the truth for the
 * form and serves alone where there is no script.
 */
export function DayInput({ id, label, end, text, truth, error, help, isOff, inputClass, note, ...props }: Props) {
  const { onText, onLeave, placeholder, labelClass = 'block text-12 text-soft' } = props;
  const saysWrong = { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy(id, { error, help }) };
  const { boxClass = 'relative flex flex-wrap items-baseline gap-x-2' } = props;
  return (
    <>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <span className={boxClass}>
        <input
          id={id}
          data-period-end={end}
          type="text"
          autoComplete="off"
          maxLength={40}
          placeholder={placeholder}
          value={text}
          disabled={isOff}
          onChange={({ target }) => onText(target.value)}
          onBlur={onLeave}
          aria-required={truth.required || undefined}
          {...saysWrong}
          className={inputClass}
        />
        <input
          data-truth={end}
          type="date"
          aria-label={label}
          disabled={isOff}
          {...truth}
          {...saysWrong}
          className={`stay-truth ${inputClass}`}
        />
        {note}
      </span>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-12 leading-4 text-negative">
          {error}
        </p>
      )}
      {help && !error && (
        <p id={`${id}-help`} className="mt-1 text-12 leading-4 text-soft">
          {help}
        </p>
      )}
    </>
  );
}
