'use client';

import { useRouter } from 'next/navigation';
import { ApiInput, ApiTextArea } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { confirmToast } from '@/components/shell/toast';
import type { Messages } from '@/lib/platform/i18n/messages';

type Props = { action: string; words: Messages['agency']['verification'] };

export function VerificationRequestForm({ action, words }: Props) {
  const router = useRouter();
  return (
    <ApiForm
      action={action}
      words={words}
      draft="agency.verification"
      onDone={() => {
        confirmToast(words.sent);
        router.refresh();
      }}
      className="mt-4 grid max-w-[480px] gap-3"
    >
      <ApiInput
        name="businessEmail"
        type="email"
        label={words.businessEmail}
        help={words.businessEmailHelp}
        autoComplete="email"
      />
      <ApiTextArea name="message" label={words.message} help={words.messageHelp} rows={3} />
      <div>
        <ApiSubmit>{words.send}</ApiSubmit>
      </div>
    </ApiForm>
  );
}
