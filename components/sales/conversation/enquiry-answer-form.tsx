'use client';

import { ApiTextArea } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { MESSAGE_LENGTH } from '@/lib/sales/conversation/types';

type Props = { action: string; words: Record<'label' | 'send' | 'sent', string> };

/** What the hotel answers. What was typed is kept until it has arrived. */
export function EnquiryAnswerForm({ action, words }: Props) {
  return (
    <ApiForm
      action={action}
      schemas={async () => ({ input: (await import('@/lib/sales/hotel-enquiry/schema')).enquiryAnswerSchema })}
      confirmation={words.sent}
      draft={action}
      isEmptiedWhenSent
      className="grid gap-4"
    >
      <ApiTextArea name="body" label={words.label} rows={7} maxLength={MESSAGE_LENGTH} required />
      <ApiSubmit>{words.send}</ApiSubmit>
    </ApiForm>
  );
}
