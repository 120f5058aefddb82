'use client';

import { useRouter } from 'next/navigation';
import { DeskInput } from '@/components/form/desk-field';
import { DeskForm, DeskSubmit } from '@/components/form/desk-form';
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
    <DeskForm
      action={action}
      method="PATCH"
      words={words}
      draft="onboarding.name"
      onDone={() => router.push(next)}
      className="grid max-w-[400px] gap-4"
    >
      <DeskInput
        name="firstName"
        label={words.name.firstName}
        defaultValue={firstName}
        autoComplete="given-name"
        required
        autoFocus
      />
      <DeskInput
        name="lastName"
        label={words.name.lastName}
        help={words.name.lastNameHelp}
        defaultValue={lastName}
        autoComplete="family-name"
      />
      <div>
        <DeskSubmit>{words.next}</DeskSubmit>
      </div>
    </DeskForm>
  );
}
