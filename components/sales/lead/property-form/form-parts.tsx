'use client';

import { useApiSetting } from '@/components/form/api-setting';
import { Icon } from '@/components/ui/icon';
import { answeredText, doneOf, mayTryAgain, refusalText } from './outcome';
import type { Sent } from './send';
import type { PropertyFormSetting, Values } from './setting';

export function Steps({ names, step }: { names: readonly string[]; step: number }) {
  const look = (index: number) => {
    if (index < step) return 'border-main text-main';
    return index === step ? 'border-main bg-main text-on-main' : 'border-line-strong';
  };
  return (
    <ol className="mb-6 flex flex-wrap gap-x-3 gap-y-1 text-13 stepper:gap-x-4">
      {names.map((name, index) => (
        <li
          key={name}
          aria-current={index === step ? 'step' : undefined}
          className={`flex items-center gap-2 ${index === step ? 'font-bold text-ink' : 'text-soft'}`}
        >
          {index > 0 && <span className="mr-1 h-px w-3 bg-line-strong stepper:mr-2 stepper:w-6 max-season:hidden" />}
          <span className={`grid size-6 place-items-center rounded-full border text-12 ${look(index)}`}>
            {index < step ? <Icon name="done" className="size-3.5" /> : index + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}

type Props = { result: Sent | null; values: Values; setting: PropertyFormSetting };

/** How it ended: done, with until when the operator answers and the place in line; or why it was refused. */
export function Outcome({ result, values, setting }: Props) {
  const { words: said } = useApiSetting();
  const { words, deed } = setting;
  const done = result?.state === 'done' ? doneOf(values, setting) : '';
  const failed = result?.state === 'failed' ? result : null;
  // Where nothing answered nobody knows what it has done.
  const isOpen = failed !== null && mayTryAgain(failed);
  const { failedBooking, failedInterest } = words;
  return (
    <>
      <div role="status" className={done ? 'mt-5 text-14 text-positive' : 'sr-only'}>
        {done && <p>{done}</p>}
        {result?.state === 'done' && <p className="font-bold empty:hidden">{answeredText(result.answered, setting)}</p>}
      </div>
      <div role="alert" className={failed ? 'mt-5 text-14 text-negative' : 'sr-only'}>
        {failed && !isOpen && <p>{deed === 'save-interest' ? failedInterest : failedBooking}</p>}
        {failed && <p className="empty:hidden">{refusalText(failed.error, said)}</p>}
        {failed?.saved && !isOpen && !setting.lead && <p className="text-ink">{words.keptAsInterest}</p>}
      </div>
    </>
  );
}
