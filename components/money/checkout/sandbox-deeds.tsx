'use client';

import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';

type Props = { action: string; leave: string; words: Record<'pay' | 'decline' | 'leave', string> };

const schema = async () => (await import('@/lib/money/checkout/schema')).sandboxCheckoutJsonSchema;

/** Pay, let the card be declined, or go back without paying. */
export function SandboxDeeds({ action, leave, words }: Props) {
  const setting = useApiSetting();
  const { send, isBusy, failure } = useApiMutation(action, {
    schema,
    afterwards: 'stay',
    onDone: ({ url }) => window.location.assign(url),
  });
  return (
    <div className="mt-6">
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          disabled={isBusy}
          onClick={() => send({ deed: 'pay' })}
          className={compactButtonClass('primary')}
        >
          {isBusy ? setting.words.sending : words.pay}
        </button>
        <button
          type="button"
          disabled={isBusy}
          onClick={() => send({ deed: 'decline' })}
          className={compactButtonClass('quiet')}
        >
          {words.decline}
        </button>
        <a href={leave} className={compactButtonClass('quiet')}>
          {words.leave}
        </a>
      </div>
      <p role="alert" className="mt-2 text-13 text-negative empty:hidden">
        {failure}
      </p>
    </div>
  );
}
