'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { ApiTextArea } from '@/components/form/api-field';
import { ApiForm, useDeskForm } from '@/components/form/api-form';
import { confirmToast } from '@/components/shell/toast';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { Messages } from '@/lib/platform/i18n/messages';

type Words = Messages['manage']['agency'];
type Decision = 'verified' | 'rejected';

type Props = { action: string; name: string; words: Words };

/** One note, two answers: the agency's supervisors are told either way. */
export function VerificationForm({ action, name, words }: Props) {
  const router = useRouter();
  const decision = useRef<Decision>('verified');
  return (
    <ApiForm
      action={action}
      method="PATCH"
      words={words}
      draft={`manage.verification.${action}`}
      toBody={(fields) => ({ status: decision.current, note: fields.get('note') ?? '' })}
      onDone={() => {
        confirmToast(words.decided.replace('{name}', name));
        router.refresh();
      }}
      className="mt-3 grid gap-3"
    >
      <ApiTextArea name="note" label={words.note} help={words.noteHelp} rows={3} />
      <Answers
        words={words}
        onChoose={(chosen) => {
          decision.current = chosen;
        }}
      />
    </ApiForm>
  );
}

function Answers({ words, onChoose }: { words: Words; onChoose: (decision: Decision) => void }) {
  const { isSending } = useDeskForm();
  return (
    <div className="flex flex-wrap gap-2">
      <button
        type="submit"
        disabled={isSending}
        onClick={() => onChoose('verified')}
        className={compactButtonClass('primary')}
      >
        {words.verify}
      </button>
      <button
        type="submit"
        disabled={isSending}
        onClick={() => onChoose('rejected')}
        className={compactButtonClass('quiet')}
      >
        {words.reject}
      </button>
    </div>
  );
}
