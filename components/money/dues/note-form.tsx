'use client';

import { Unfold } from '@/components/form/unfold';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { NoteSetting } from './note-fields';

const loadFields = async () => (await import('./note-fields')).NoteFields;

type FormProps = NoteSetting & { words: Record<'open' | 'openOf', string> };

/** Says that money came or went, in its place below the due. */
export function NoteForm(props: FormProps) {
  const { open, openOf } = props.words;
  return (
    <Unfold
      summary={open}
      label={openOf}
      summaryClass={`${compactButtonClass('quiet', 'small')} list-none`}
      className="mt-1"
      load={loadFields}
      of={props}
    />
  );
}
