'use client';

import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';

type Props = { address: string; body: { version: number; status: string }; label: string; done: string };

/** Takes a question back that nobody has answered. */
export function TakeBack({ address, body, label, done }: Props) {
  const { words } = useApiSetting();
  const call = useApiMutation(address, { confirmation: done });
  return (
    <>
      <button
        type="button"
        disabled={call.isBusy}
        onClick={() => call.send(body)}
        className={compactButtonClass('quiet', 'small', 'mt-3')}
      >
        {call.isBusy ? words.sending : label}
      </button>
      <p role="alert" className={call.failure ? 'mt-2 text-13 text-negative' : 'sr-only'}>
        {call.failure}
      </p>
    </>
  );
}
