'use client';

import { ApiInput, ApiTextArea } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { Messages } from '@/lib/platform/i18n/messages';

const schemas = async () => {
  const { destinationRequestSchema, destinationRequestJsonSchema } = await import(
    '@/lib/sales/destination-request/schema'
  );
  return { input: destinationRequestSchema, answer: destinationRequestJsonSchema };
};

export function DestinationForm({ action, words }: { action: string; words: Messages['network'] }) {
  return (
    <ApiForm
      action={action}
      schemas={schemas}
      draft="network.destination"
      isEmptiedWhenSent
      confirmation={({ place }) => words.sent.replace('{place}', place)}
      className="grid gap-3"
    >
      <ApiInput name="place" label={words.place} autoComplete="off" required />
      <ApiTextArea name="reason" label={words.reason} help={words.reasonHelp} rows={3} required />
      <div>
        <ApiSubmit>{words.send}</ApiSubmit>
      </div>
    </ApiForm>
  );
}
