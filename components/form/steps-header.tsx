'use client';

import { useForm } from './form-context';
import { fill } from './types';

type Props = { names: readonly string[]; current: number };

/** Where one is: all steps in a row, below 500 px only the present one. */
export function StepsHeader({ names, current }: Props) {
  const { words } = useForm();
  const here = fill(words.step, { step: current + 1, count: names.length, name: names[current] ?? '' });
  return (
    <div data-steps-only className="mb-10">
      <p aria-live="polite" className="text-14 text-soft stepper:sr-only">
        {here}
      </p>
      <ol aria-hidden="true" className="mt-3 grid auto-cols-fr grid-flow-col gap-2 stepper:mt-0 stepper:gap-6">
        {names.map((name, index) => (
          <li
            key={name}
            className={`border-t pt-3 text-14 transition-colors ${index <= current ? 'border-main text-ink' : 'border-line-strong text-soft'}`}
          >
            <span className="hidden stepper:inline">
              <span className="figures mr-2">{index + 1}</span>
              {name}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
