'use client';

/** A point of a commission's way, in finished words. */
export type StepWords = { name: string; day: string; isReached: boolean };

type Props = { label: string; reached: string; steps: readonly StepWords[] };

/** The six points of a commission's way to the bank, each with its day. In the browser: a page hands on the words alone. */
export function MoneySteps({ label, reached, steps }: Props) {
  return (
    <ol aria-label={label} className="grid grid-cols-3 gap-x-0.5 gap-y-3 pad:max-wide:grid-cols-6">
      {steps.map(({ name, day, isReached }) => (
        <li key={name} className={`border-t-[3px] pt-1.5 ${isReached ? 'border-main' : 'border-line'}`}>
          <span className={`block text-12 leading-4 ${isReached ? 'font-bold' : 'text-soft'}`}>
            {name}
            {isReached && <span className="sr-only"> ({reached})</span>}
          </span>
          <span className="block text-12 leading-4 text-soft">{day}</span>
        </li>
      ))}
    </ol>
  );
}
