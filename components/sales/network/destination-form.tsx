'use client';

import { useRouter } from 'next/navigation';
import { DeskInput, DeskTextArea } from '@/components/form/desk-field';
import { DeskForm, DeskSubmit } from '@/components/form/desk-form';
import { confirmToast } from '@/components/shell/toast';
import type { Messages } from '@/lib/platform/i18n/messages';

export function DestinationForm({ action, words }: { action: string; words: Messages['network'] }) {
  const router = useRouter();
  return (
    <DeskForm
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
      <DeskInput name="place" label={words.place} autoComplete="off" required />
      <DeskTextArea name="reason" label={words.reason} help={words.reasonHelp} rows={3} required />
      <div>
        <DeskSubmit>{words.send}</DeskSubmit>
      </div>
    </DeskForm>
  );
}
