'use client';

import { ApiInput } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { OnboardingWords } from './words';

type Props = {
  action: string;
  next: string;
  firstName: string;
  lastName: string;
  words: OnboardingWords;
};

const schemas = async () => ({ input: (await import('@/lib/people/user/schema')).userPatchSchema });

export function NameStep({ action, next, firstName, lastName, words }: Props) {
  return (
    <ApiForm
      action={action}
      method="PATCH"
      schemas={schemas}
      draft="onboarding.name"
      afterwards={{ next }}
      className="grid max-w-[400px] gap-4"
    >
      <ApiInput
        name="firstName"
        label={words.name.firstName}
        defaultValue={firstName}
        autoComplete="given-name"
        required
        autoFocus
      />
      <ApiInput
        name="lastName"
        label={words.name.lastName}
        help={words.name.lastNameHelp}
        defaultValue={lastName}
        autoComplete="family-name"
      />
      <div>
        <ApiSubmit>{words.next}</ApiSubmit>
      </div>
    </ApiForm>
  );
}
