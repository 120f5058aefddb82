'use client';

import { useRouter } from 'next/navigation';
import { DeskInput, DeskTextArea } from '@/components/form/desk-field';
import { DeskForm, DeskSubmit } from '@/components/form/desk-form';
import { confirmToast } from '@/components/shell/toast';
import type { Messages } from '@/lib/platform/i18n/messages';

type Props = { action: string; words: Messages['agency']['verification'] };

export function VerificationRequestForm({ action, words }: Props) {
  const router = useRouter();
  return (
    <DeskForm
      action={action}
      words={words}
      draft="agency.verification"
      onDone={() => {
        confirmToast(words.sent);
        router.refresh();
      }}
      className="mt-4 grid max-w-[480px] gap-3"
    >
      <DeskInput
        name="businessEmail"
        type="email"
        label={words.businessEmail}
        help={words.businessEmailHelp}
        autoComplete="email"
      />
      <DeskTextArea name="message" label={words.message} help={words.messageHelp} rows={3} />
      <div>
        <DeskSubmit>{words.send}</DeskSubmit>
      </div>
    </DeskForm>
  );
}
