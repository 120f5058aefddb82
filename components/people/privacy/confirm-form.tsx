'use client';

import { ApiInput } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { paths } from '@/lib/platform/addresses/paths';

type Props = {
  erasureId: string;
  /** How many places the reader has before them. */
  found: number;
  words: Record<'lastName' | 'help' | 'button' | 'final' | 'expected', string>;
};

const schemas = async () => {
  const { confirmationSchema, erasedJsonSchema } = await import('@/lib/people/privacy/schema');
  return { input: confirmationSchema, answer: erasedJsonSchema };
};

/** The second of the two, who has read what goes: the last name, and the button. Nothing of this page outlives it, nor does Back lead to it. */
export function ConfirmForm({ erasureId, found, words }: Props) {
  return (
    <ApiForm
      action={paths.api.erasure(erasureId, 'confirm')}
      schemas={schemas}
      toBody={({ lastName }) => ({ found, lastName })}
      isSecret
      afterwards={{ instead: paths.managePrivacy({ erased: 'true' }) }}
      className="mt-4 grid gap-3"
    >
      <ApiInput
        name="lastName"
        label={words.lastName}
        help={words.help.replace('{name}', words.expected)}
        maxLength={254}
        autoComplete="off"
        spellCheck={false}
      />
      <ApiSubmit>{words.button}</ApiSubmit>
      <p className="text-12 leading-4 text-soft">{words.final}</p>
    </ApiForm>
  );
}
