'use client';

import { ApiDay, type DaySetting } from '@/components/form/api-day';
import { ApiInput } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { ApiMoney } from '@/components/form/api-money';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';

type FormProps = {
  action: string;
  /** Of the draft that a tab keeps. */
  dueId: string;
  /** Of the place. */
  day: DaySetting;
  words: Record<'open' | 'openOf' | 'on' | 'reference' | 'save' | 'noted', string>;
  /** Absent where a deposit goes back: then it is the one that was paid. */
  amount?: { currency: string; label: string; placeholder: string };
};

const schemas = {
  transfer: async () => ({ input: (await import('@/lib/money/dues/schema')).transferSchema }),
  return: async () => ({ input: (await import('@/lib/money/dues/schema')).depositReturnSchema }),
};

/** Says that money came or went, in its place below the due. */
export function NoteForm({ action, dueId, day, words, amount }: FormProps) {
  return (
    <details className="mt-1">
      <summary aria-label={words.openOf} className={`${compactButtonClass('quiet', 'small')} list-none`}>
        {words.open}
      </summary>
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
    </details>
  );
}

type UndoProps = { action: string; words: Record<'undo' | 'undoOf' | 'undone', string> };

/** Takes back what was noted wrongly; the history keeps both. */
export function UndoNote({ action, words }: UndoProps) {
  const setting = useApiSetting();
  const { send, isBusy, failure } = useApiMutation<unknown>(action, { method: 'DELETE', confirmation: words.undone });
  return (
    <span className="mt-1 block">
      <button
        type="button"
        disabled={isBusy}
        aria-label={words.undoOf}
        onClick={() => send()}
        className={compactButtonClass('quiet', 'small')}
      >
        {isBusy ? setting.words.sending : words.undo}
      </button>
      <span role="alert" className="mt-1 block text-12 text-negative empty:hidden">
        {failure}
      </span>
    </span>
  );
}
