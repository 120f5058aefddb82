'use client';

import { ApiInput, ApiTextArea } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { Messages } from '@/lib/platform/i18n/messages';

type Props = { action: string; words: Messages['agency']['verification'] };

const schemas = async () => ({ input: (await import('@/lib/people/agency/schema')).verificationRequestSchema });

export function VerificationRequestFields({ action, words }: Props) {
  return (
    <ApiForm
      action={action}
      schemas={schemas}
      draft="agency.verification"
      confirmation={words.sent}
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
