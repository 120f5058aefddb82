'use client';

import { DeskInput } from '@/components/form/desk-field';
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
      <DeskInput name="name" label={words.name} defaultValue={name} className="w-full" required />
      <DeskInput name="autoInviteEmailDomain" label={words.domain} defaultValue={domain} className="w-full" />
    </ActionForm>
  );
}
