'use client';

import { Unfold } from '@/components/form/unfold';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { CardSetting } from './card-fields';

const loadFields = async () => (await import('./card-fields')).CardFields;

/** Gives the house a card, in its place. */
export function KeepCard(props: CardSetting & { words: Record<'open', string> }) {
  return (
    <Unfold
      summary={props.words.open}
      summaryClass={`${compactButtonClass('quiet', 'small')} list-none`}
      className="mt-2"
      load={loadFields}
      of={props}
    />
  );
}
