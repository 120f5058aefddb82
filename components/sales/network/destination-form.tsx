'use client';

import { useRouter } from 'next/navigation';
import { ApiInput, ApiTextArea } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { confirmToast } from '@/components/shell/toast';
import type { Messages } from '@/lib/platform/i18n/messages';

export function DestinationForm({ action, words }: { action: string; words: Messages['network'] }) {
  const router = useRouter();
  return (
    <ApiForm
      action={action}
      words={words}
      draft="network.destination"
      isEmptiedWhenSent
      onDone={(data) => {
        confirmToast(words.sent.replace('{place}', (data as { place: string }).place));
        router.refresh();
      }}
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
