'use client';

import { ApiSelect, ApiTextArea } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { Messages } from '@/lib/platform/i18n/messages';

type Props = { action: string; version: string; words: Messages['manage']['destinations'] };

const schemas = async () => ({
  input: (await import('@/lib/sales/destination-request/schema')).destinationAnswerSchema,
});

export function AnswerForm({ action, version, words }: Props) {
  return (
    <ApiForm
      action={action}
      method="PATCH"
      schemas={schemas}
      confirmation={words.sent}
      draft={`manage.destination.${action}`}
      version={version}
      own="over"
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
      <ApiSubmit shape="quiet">{words.send}</ApiSubmit>
    </ApiForm>
  );
}
