'use client';

import { useRouter } from 'next/navigation';
import { DeskInput } from '@/components/form/desk-field';
import { DeskForm, type DeskFormWords, DeskSubmit } from '@/components/form/desk-form';
import { confirmToast } from '@/components/shell/toast';

type Props = {
  action: string;
  firstName: string;
  lastName: string;
  words: DeskFormWords & Record<'firstName' | 'lastName' | 'save' | 'saved', string>;
};

export function NameForm({ action, firstName, lastName, words }: Props) {
  const router = useRouter();
  return (
    <DeskForm
      action={action}
      method="PATCH"
      words={words}
      onDone={() => {
        confirmToast(words.saved);
        router.refresh();
      }}
      className="grid gap-4 desk:grid-cols-2"
    >
      <DeskInput
        name="firstName"
        label={words.firstName}
        defaultValue={firstName}
        autoComplete="given-name"
        maxLength={120}
        required
      />
      <DeskInput
        name="lastName"
        label={words.lastName}
        defaultValue={lastName}
        autoComplete="family-name"
        maxLength={120}
      />
      <div className="desk:col-span-2">
        <DeskSubmit>{words.save}</DeskSubmit>
      </div>
    </DeskForm>
  );
}
