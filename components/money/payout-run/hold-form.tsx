'use client';

import { ApiTextArea } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { compactButtonClass } from '@/components/ui/compact-button';

type Props = {
  action: string;
  /** Of the draft that a tab keeps of the reason. */
  payoutId: string;
  words: Record<'hold' | 'holdOf' | 'reason' | 'reasonHelp' | 'held', string>;
};

const schemas = async () => ({ input: (await import('@/lib/money/payout-run/schema')).holdSchema });

/** Keeps a payout back, with the reason its agency will read. */
export function HoldForm({ action, payoutId, words }: Props) {
  return (
    <details>
      <summary aria-label={words.holdOf} className={`${compactButtonClass('quiet', 'small')} list-none`}>
        {words.hold}
      </summary>
      <ApiForm
        action={action}
        schemas={schemas}
        draft={`payout.hold.${payoutId}`}
        confirmation={words.held}
        className="mt-3 grid gap-3"
      >
        <ApiTextArea name="reason" label={words.reason} help={words.reasonHelp} rows={3} maxLength={500} />
        <div>
          <ApiSubmit>{words.hold}</ApiSubmit>
        </div>
      </ApiForm>
    </details>
  );
}
