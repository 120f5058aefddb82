'use client';

import { ApiInput, ApiSelect } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { Messages } from '@/lib/platform/i18n/messages';

type Props = { action: string; roles: { value: string; label: string }[]; words: Messages['agency']['team'] };

const schemas = async () => {
  const { invitationSchema, invitationJsonSchema } = await import('@/lib/people/invitation/schema');
  return { input: invitationSchema, answer: invitationJsonSchema };
};

export function InviteForm({ action, roles, words }: Props) {
  return (
    <ApiForm
      action={action}
      schemas={schemas}
      draft="agency.invitation"
      isEmptiedWhenSent
      confirmation={({ email }) => words.sent.replace('{email}', email)}
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
