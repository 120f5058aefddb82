'use client';

import { ApiInput } from '@/components/form/api-field';
import type { Messages } from '@/lib/platform/i18n/messages';
import { ActionForm } from './action-form';

type Props = { action: string; name: string; domain: string; words: Messages['manage']['agency'] };

export function AgencyDetailsForm({ action, name, domain, words }: Props) {
  return (
    <ActionForm
      action={action}
      method="PATCH"
      body={{}}
      label={words.save}
      confirmation={words.saved}
      words={words}
      className="mt-3 grid justify-items-start gap-3"
    >
      <ApiInput name="name" label={words.name} defaultValue={name} className="w-full" required />
      <ApiInput name="autoInviteEmailDomain" label={words.domain} defaultValue={domain} className="w-full" />
    </ActionForm>
  );
}
