'use client';

import { ApiTextArea } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { Messages } from '@/lib/platform/i18n/messages';

type Props = { action: string; name: string; words: Messages['manage']['agency'] };

const schemas = async () => ({ input: (await import('@/lib/people/agency/schema')).verificationDecisionSchema });

/** One note, two answers: the agency's supervisors are told either way. */
export function VerificationForm({ action, name, words }: Props) {
  return (
    <ApiForm
      action={action}
      method="PATCH"
      schemas={schemas}
      draft={`manage.verification.${action}`}
      confirmation={words.decided.replace('{name}', name)}
      className="mt-3 grid gap-3"
    >
      <ApiTextArea name="note" label={words.note} help={words.noteHelp} rows={3} />
      <div className="flex flex-wrap gap-2">
        <ApiSubmit name="status" value="verified">
          {words.verify}
        </ApiSubmit>
        <ApiSubmit name="status" value="rejected" shape="quiet">
          {words.reject}
        </ApiSubmit>
      </div>
    </ApiForm>
  );
}
