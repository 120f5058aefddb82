'use client';

import { ApiInput } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { Messages } from '@/lib/platform/i18n/messages';

type Props = {
  action: string;
  firstName: string;
  lastName: string;
  words: Pick<Messages['user'], 'firstName' | 'lastName' | 'save' | 'saved'>;
};

const schemas = async () => ({ input: (await import('@/lib/people/user/schema')).userPatchSchema });

export function NameForm({ action, firstName, lastName, words }: Props) {
  return (
    <ApiForm
      action={action}
      method="PATCH"
      schemas={schemas}
      confirmation={words.saved}
      draft={`user.name.${action}`}
      className="grid gap-4 desk:grid-cols-2"
    >
      <ApiInput
        name="firstName"
        label={words.firstName}
        defaultValue={firstName}
        autoComplete="given-name"
        maxLength={120}
        required
      />
      <ApiInput
        name="lastName"
        label={words.lastName}
        defaultValue={lastName}
        autoComplete="family-name"
        maxLength={120}
      />
      <div className="desk:col-span-2">
        <ApiSubmit>{words.save}</ApiSubmit>
      </div>
    </ApiForm>
  );
}
