'use client';

import { ApiSelect } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { Choice } from '@/components/form/labelled';
import { compactButtonClass } from '@/components/ui/compact-button';

const schemas = async () => ({ input: (await import('@/lib/catalogue/manage/schema')).retiredSchema });

type Props = {
  action: string;
  version: string;
  /** To what the address may lead; none: nothing is asked. */
  targets: readonly Choice[] | null;
  /** What becomes of it, and who goes on with it. */
  effect: string;
  keepers: string | null;
  words: Record<'retire' | 'ask' | 'address' | 'moved' | 'removed' | 'to' | 'choose' | 'send' | 'retired', string>;
};

/** Where the address leads, and who keeps it: asked before it goes. */
export function RetireForm({ action, version, targets, effect, keepers, words }: Props) {
  const ways = [
    { value: 'moved', label: words.moved },
    { value: 'removed', label: words.removed },
  ];
  return (
    <details>
      <summary className={`${compactButtonClass('quiet')} list-none`}>{words.retire}</summary>
      <ApiForm
        action={action}
        schemas={schemas}
        toBody={({ address = 'removed', to }) => ({ version, address, ...(address === 'moved' && { to }) })}
        confirmation={words.retired}
        className="mt-4 grid max-w-[420px] gap-4"
      >
        <p className="font-bold">{words.ask}</p>
        <p className="text-14">{effect}</p>
        {keepers && <p className="text-14 text-soft">{keepers}</p>}
        {targets && (
          <>
            <ApiSelect name="address" label={words.address} options={ways} defaultValue="moved" />
            <ApiSelect
              name="to"
              label={words.to}
              options={[{ value: '', label: words.choose }, ...targets]}
              defaultValue=""
            />
          </>
        )}
        <div>
          <ApiSubmit>{words.send}</ApiSubmit>
        </div>
      </ApiForm>
    </details>
  );
}
