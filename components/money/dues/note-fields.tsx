'use client';

import { ApiDay, type DaySetting } from '@/components/form/api-day';
import { ApiInput } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { ApiMoney } from '@/components/form/api-money';

export type NoteSetting = {
  action: string;
  /** Of the draft that a tab keeps. */
  dueId: string;
  /** Of the place. */
  day: DaySetting;
  words: Record<'on' | 'reference' | 'save' | 'noted', string>;
  /** Absent where a deposit goes back: then it is the one that was paid. */
  amount?: { currency: string; label: string; placeholder: string };
};

const schemas = {
  transfer: async () => ({ input: (await import('@/lib/money/dues/schema')).transferSchema }),
  return: async () => ({ input: (await import('@/lib/money/dues/schema')).depositReturnSchema }),
};

/** When money came or went, and how much of it. */
export function NoteFields({ action, dueId, day, words, amount }: NoteSetting) {
  return (
    <ApiForm
      action={action}
      schemas={amount ? schemas.transfer : schemas.return}
      draft={`due.${amount ? 'transfer' : 'return'}.${dueId}`}
      confirmation={words.noted}
      className="mt-3 grid gap-3 text-left"
    >
      {amount && (
        <ApiMoney
          name="amount"
          label={amount.label}
          currency={amount.currency}
          placeholder={amount.placeholder}
          isRequired
        />
      )}
      <ApiDay {...day} name="on" label={words.on} initial={day.today} max={day.today} isRequired />
      <ApiInput name="reference" label={words.reference} maxLength={120} autoComplete="off" />
      <div>
        <ApiSubmit>{words.save}</ApiSubmit>
      </div>
    </ApiForm>
  );
}
