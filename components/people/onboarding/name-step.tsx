'use client';

import { useRouter } from 'next/navigation';
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

export function NameStep({ action, next, firstName, lastName, words }: Props) {
  const router = useRouter();
  return (
    <ApiForm
      action={action}
      method="PATCH"
      words={words}
      draft="onboarding.name"
      onDone={() => router.push(next)}
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
