'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useId } from 'react';
import type { DaySetting } from '@/components/form/api-day';
import { fill } from '@/components/form/types';
import { type DraftAlternative, DraftAlternatives } from './draft-alternatives';
import { DraftFields } from './draft-fields';
import { useDraftScope } from './draft-scope';
import { LeadPicker, type PickerLead } from './lead-picker';

type Props = {
  day: DaySetting;
  alternatives: readonly DraftAlternative[];
  takenOut: readonly { id: string; title: string; house: string; at: string }[];
  isMarkupFolded: boolean;
  /** What else could be laid beside them. */
  picker: { leads: readonly PickerLead[]; clientName: string; ways: readonly { href: string; label: string }[] };
};

/** The draft of an offer: everything in it is stored as it is typed, and nothing else is ever sent. */
export function OfferEditor({ day, alternatives, takenOut, isMarkupFolded, picker }: Props) {
  const router = useRouter();
  const headingId = useId();
  const { number, draft, words } = useDraftScope();
  const kept = draft.values.alternatives;

  // What was put back before this page knew its price comes with the page.
  const isCardMissing =
    draft.state.kind === 'saved' && kept.some((one) => !alternatives.some(({ id }) => id === one.id));
  useEffect(() => {
    if (isCardMissing) router.refresh();
  }, [isCardMissing, router]);

  return (
    <>
      <DraftFields draft={draft} number={number} day={day} words={words} />
      <section aria-labelledby={headingId} className="mt-9">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-ink pt-3.5">
          <h2 id={headingId} className="font-sans text-16 leading-6 font-bold tracking-normal">
            {words.alternatives}
          </h2>
          <p className="text-13 text-soft">{fill(words.countOf, { count: String(kept.length) })}</p>
        </div>
        <DraftAlternatives known={alternatives} takenOut={takenOut} isMarkupFolded={isMarkupFolded} />
        {kept.length >= 4 ? <p className="text-14 text-soft">{words.full}</p> : <LeadPicker {...picker} />}
      </section>
    </>
  );
}
