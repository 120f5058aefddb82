'use client';

import { ApiInput } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';

const keeping = async () => ({ input: (await import('@/lib/money/vault/schema')).newCardSchema });

export type CardSetting = {
  action: string;
  words: Record<'number' | 'name' | 'month' | 'year' | 'note' | 'save' | 'saved', string>;
};

/** What stands on the card, but for its security code. */
export function CardFields({ action, words }: CardSetting) {
  return (
    <ApiForm
      action={action}
      schemas={keeping}
      isSecret
      isEmptiedWhenSent
      confirmation={words.saved}
      className="mt-3 grid grid-cols-2 gap-3"
    >
      <div className="col-span-full">
        <ApiInput name="number" label={words.number} inputMode="numeric" maxLength={23} autoComplete="off" />
      </div>
      <div className="col-span-full">
        <ApiInput name="name" label={words.name} maxLength={80} autoComplete="off" />
      </div>
      <ApiInput name="month" label={words.month} inputMode="numeric" maxLength={2} autoComplete="off" />
      <ApiInput name="year" label={words.year} inputMode="numeric" maxLength={2} autoComplete="off" />
      <p className="col-span-full text-12 text-soft">{words.note}</p>
      <div className="col-span-full">
        <ApiSubmit>{words.save}</ApiSubmit>
      </div>
    </ApiForm>
  );
}
