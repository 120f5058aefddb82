'use client';

import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';

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
