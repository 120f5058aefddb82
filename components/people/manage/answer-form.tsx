'use client';

import { ApiSelect, ApiTextArea } from '@/components/form/api-field';
import type { Messages } from '@/lib/platform/i18n/messages';
import { ActionForm } from './action-form';

export function AnswerForm({ action, words }: { action: string; words: Messages['manage']['destinations'] }) {
  return (
    <ActionForm
      action={action}
      method="PATCH"
      body={{}}
      label={words.send}
      confirmation={words.sent}
      words={words}
      className="mt-3 grid max-w-[560px] justify-items-start gap-3"
    >
      <ApiSelect
        name="status"
        label={words.status}
        options={[
          { value: 'planned', label: words.planned },
          { value: 'declined', label: words.declined },
        ]}
      />
      <ApiTextArea name="answer" label={words.answer} rows={3} className="w-full" />
    </ActionForm>
  );
}
