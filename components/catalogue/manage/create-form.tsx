'use client';

import { Unfold } from '@/components/form/unfold';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { CreateSetting } from './create-fields';

const loadFields = async () => (await import('./create-fields')).CreateFields;

/** What begins something new; the rest is written in its editor. */
export function CreateForm(props: CreateSetting & { words: Record<'title', string> }) {
  return (
    <Unfold
      summary={props.words.title}
      summaryClass={`${compactButtonClass('quiet')} list-none`}
      className="mb-6"
      load={loadFields}
      of={props}
    />
  );
}
