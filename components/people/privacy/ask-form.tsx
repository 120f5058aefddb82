'use client';

import { ApiTextArea } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { paths } from '@/lib/platform/addresses/paths';

type Props = {
  person: { clientId: string } | { email: string };
  words: Record<'reason' | 'reasonHelp' | 'button' | 'done', string>;
};

const schemas = async () => ({ input: (await import('@/lib/people/privacy/schema')).erasureSchema });

/** The first of the two asks; nothing changes yet. */
export function AskForm({ person, words }: Props) {
  return (
    <ApiForm
      action={paths.api.erasures()}
      schemas={schemas}
      toBody={({ reason }) => ({ ...person, reason })}
      isSecret
      confirmation={words.done}
      className="mt-3 grid gap-3"
    >
      <ApiTextArea name="reason" label={words.reason} help={words.reasonHelp} rows={2} maxLength={400} />
      <div>
        <ApiSubmit>{words.button}</ApiSubmit>
      </div>
    </ApiForm>
  );
}
