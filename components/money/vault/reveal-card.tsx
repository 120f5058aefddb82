'use client';

import { useState } from 'react';
import { ApiInput } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { RevealedCardJson } from '@/lib/money/vault/schema';

const revealing = async () => {
  const { revealSchema, revealedCardJsonSchema } = await import('@/lib/money/vault/schema');
  return { input: revealSchema, answer: revealedCardJsonSchema };
};

type RevealProps = {
  action: string;
  words: Record<'reason' | 'text' | 'reveal' | 'hide' | 'number' | 'name', string>;
};

/** The number on the page only, until it is hidden or the page is left. */
export function RevealCard({ action, words }: RevealProps) {
  const [card, setCard] = useState<RevealedCardJson | null>(null);
  if (card) {
    return (
      <div className="mt-2 rounded-desk border border-line p-3" role="status">
        <p>
          <span className="block text-12 text-soft">{words.number}</span>
          <strong className="figures">{card.number.replace(/(.{4})(?=.)/g, '$1 ')}</strong>
        </p>
        <p className="mt-1">
          <span className="block text-12 text-soft">{words.name}</span>
          {card.name}, <span className="figures">{`${card.month}/${card.year}`}</span>
        </p>
        <button type="button" onClick={() => setCard(null)} className={`${compactButtonClass('quiet', 'small')} mt-2`}>
          {words.hide}
        </button>
      </div>
    );
  }
  return (
    <ApiForm<RevealedCardJson>
      action={action}
      schemas={revealing}
      isSecret
      afterwards="stay"
      onDone={setCard}
      className="mt-2 grid gap-3"
    >
      <ApiInput name="reason" label={words.reason} help={words.text} maxLength={300} autoComplete="off" />
      <div>
        <ApiSubmit shape="quiet">{words.reveal}</ApiSubmit>
      </div>
    </ApiForm>
  );
}
