'use client';

import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';

export type ClockButton = { label: string; body: Record<string, unknown>; title?: string };

/** Each moves the clock of the demonstration; the page follows. */
export function ClockButtons({
  address,
  buttons,
  done,
}: {
  address: string;
  buttons: readonly ClockButton[];
  done: string;
}) {
  const setting = useApiSetting();
  const { send, isBusy, failure } = useApiMutation(address, { confirmation: done });
  return (
    <>
      {buttons.map(({ label, body, title }) => (
        <button
          key={label}
          type="button"
          disabled={isBusy}
          title={title}
          onClick={() => send(body)}
          className={compactButtonClass('quiet', 'small')}
        >
          {label}
        </button>
      ))}
      <span role="status" className="text-12 text-soft empty:hidden">
        {isBusy ? setting.words.sending : ''}
      </span>
      <span role="alert" className="text-12 text-negative empty:hidden">
        {failure}
      </span>
    </>
  );
}
