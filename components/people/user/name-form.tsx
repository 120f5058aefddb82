'use client';

import { useRouter } from 'next/navigation';
import { ApiInput } from '@/components/form/api-field';
import { ApiForm, type ApiFormWords, ApiSubmit } from '@/components/form/api-form';
import { confirmToast } from '@/components/shell/toast';

type Props = {
  action: string;
  firstName: string;
  lastName: string;
  words: ApiFormWords & Record<'firstName' | 'lastName' | 'save' | 'saved', string>;
};

export function NameForm({ action, firstName, lastName, words }: Props) {
  const router = useRouter();
  return (
    <ApiForm
      action={action}
      method="PATCH"
      words={words}
      onDone={() => {
        confirmToast(words.saved);
        router.refresh();
      }}
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
