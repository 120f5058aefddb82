'use client';

import { useRouter } from 'next/navigation';
import { ApiInput, ApiSelect } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { confirmToast } from '@/components/shell/toast';
import type { Messages } from '@/lib/platform/i18n/messages';

type Props = { action: string; roles: { value: string; label: string }[]; words: Messages['agency']['team'] };

export function InviteForm({ action, roles, words }: Props) {
  const router = useRouter();
  return (
    <ApiForm
      action={action}
      words={words}
      draft="agency.invitation"
      isEmptiedWhenSent
      onDone={(data) => {
        confirmToast(words.sent.replace('{email}', (data as { email: string }).email));
        router.refresh();
      }}
      className="mt-3 grid gap-3"
    >
      <ApiInput name="email" type="email" label={words.email} autoComplete="off" required />
      <ApiSelect name="role" label={words.role} options={roles} />
      <div>
        <ApiSubmit>{words.send}</ApiSubmit>
      </div>
    </ApiForm>
  );
}
