'use client';

import { ActionForm } from '@/components/form/action-form';
import { ApiTextArea } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { paths } from '@/lib/platform/addresses/paths';

type Props = {
  erasureId: string;
  isOwn: boolean;
  words: Record<'takeBack' | 'tookBack' | 'refuse' | 'reason' | 'refused', string>;
};

const schemas = async () => ({ input: (await import('@/lib/people/privacy/schema')).closingSchema });

/** Taken back by whoever asked; anybody else refuses it, and says why. */
export function CloseForm({ erasureId, isOwn, words }: Props) {
  const action = paths.api.erasure(erasureId, 'closing');
  if (isOwn)
    return <ActionForm action={action} label={words.takeBack} confirmation={words.tookBack} className="mt-4" />;
  return (
    <details className="mt-4">
      <summary className="cursor-pointer text-13 underline underline-offset-2">{words.refuse}</summary>
      <ApiForm
        action={action}
        schemas={schemas}
        draft={`erasure.refuse.${erasureId}`}
        confirmation={words.refused}
        className="mt-3 grid gap-3"
      >
        <ApiTextArea name="reason" label={words.reason} rows={2} maxLength={400} />
        <div>
          <ApiSubmit shape="quiet">{words.refuse}</ApiSubmit>
        </div>
      </ApiForm>
    </details>
  );
}
