'use client';

import { Frame, inputClass } from './field';
import { useField } from './form-context';

type Props = {
  path: string;
  label: string;
  /** What stands there before anything is chosen. */
  empty: string;
  options: readonly string[];
  autoComplete?: string;
  isRequired?: boolean;
  className?: string;
};

/** One of many, by the browser's own list. */
export function SelectField({ path, label, empty, options, autoComplete, isRequired = false, className }: Props) {
  const { id, words, error, posted, bind, describedAs } = useField(path);
  return (
    <Frame {...{ id, label, error, isRequired, className }} optional={words.optional}>
      <select
        id={id}
        required={isRequired}
        autoComplete={autoComplete}
        defaultValue={typeof posted === 'string' ? posted : ''}
        className={inputClass}
        {...bind}
        {...describedAs(false)}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </Frame>
  );
}
