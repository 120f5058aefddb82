'use client';

import { ApiTextArea } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';

type Props = { action: string; alternativeId: string; words: { label: string; button: string; done: string } };

const schemas = async () => ({ input: (await import('@/lib/sales/offer/schema')).offerCommentSchema });

export function ReplyForm({ action, alternativeId, words }: Props) {
  return (
    <ApiForm
      action={action}
      schemas={schemas}
      toBody={(values) => ({ ...values, alternativeId })}
      confirmation={words.done}
      isEmptiedWhenSent
      className="grid justify-items-start gap-2 border-t border-line pt-3"
    >
      <ApiTextArea name="text" label={words.label} rows={2} className="w-full" required />
      <ApiSubmit shape="quiet">{words.button}</ApiSubmit>
    </ApiForm>
  );
}
