'use client';

import { ApiInput } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';

type Props = { action: string; email: string; words: Record<'email' | 'send' | 'sent', string> };

const schemas = async () => ({ input: (await import('@/lib/money/payment-link/schema')).linkMailSchema });

/** By mail, in the client's language and the agency's design. */
export function SendLink({ action, email, words }: Props) {
  return (
    <ApiForm
      action={action}
      schemas={schemas}
      confirmation={words.sent}
      draft={`payment.link.${action}`}
      className="mt-3 grid gap-3"
    >
      <ApiInput name="email" type="email" label={words.email} defaultValue={email} autoComplete="off" />
      <div>
        <ApiSubmit shape="quiet">{words.send}</ApiSubmit>
      </div>
    </ApiForm>
  );
}
