'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useId, useState } from 'react';
import { fill } from '@/components/form/types';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import type { Messages } from '@/lib/platform/i18n/messages';
import { type DraftAlternative, DraftAlternatives } from './draft-alternatives';
import { DraftFields } from './draft-fields';
import { DraftSaved } from './draft-saved';
import { LeadPicker } from './lead-picker';
import type { LeadChoice } from './new-offer';
import { type DraftValues, useOfferDraft } from './use-offer-draft';

type Props = {
  offerId: string;
  number: number;
  revision: number;
  stored: DraftValues;
  /** When it was stored last, in words. */
  savedAt: string;
  today: string;
  alternatives: readonly DraftAlternative[];
  takenOut: readonly { id: string; title: string; house: string }[];
  isMarkupFolded: boolean;
  /** What else could be laid beside them. */
  leads: readonly LeadChoice[];
  words: Messages['offers'];
};

/** The draft of an offer: everything in it is stored as it is typed, and nothing else is ever sent. */
export function OfferEditor({ offerId, number, revision, stored, leads, words, ...rest }: Props) {
  const router = useRouter();
  const headingId = useId();
  const draft = useOfferDraft(offerId, { number, revision }, stored);
  const [unclear, setUnclear] = useState<ReadonlySet<string>>(new Set());
  const [isOpening, setOpening] = useState(false);
  const kept = draft.values.alternatives;
  const isFull = kept.length >= 4;

  // What was put back before this page knew its price comes with the page.
  const isCardMissing =
    draft.state.kind === 'saved' && kept.some((one) => !rest.alternatives.some(({ id }) => id === one.id));
  useEffect(() => {
    if (isCardMissing) router.refresh();
  }, [isCardMissing, router]);

  const markUnclear = (id: string, isUnclear: boolean) =>
    setUnclear((before) => new Set([...before].filter((one) => one !== id).concat(isUnclear ? [id] : [])));

  /** What stands on the screen is stored before the last look is opened; what cannot be stored keeps it shut. */
  async function look() {
    setOpening(true);
    if (unclear.size === 0 && (await draft.flush())) router.push(paths.offerSending(offerId));
    else setOpening(false);
  }

  const isHeld = unclear.size > 0 || ['waiting', 'stale', 'failed'].includes(draft.state.kind);
  return (
    <>
      <div className="sticky top-0 z-10 -mx-4 mb-6 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-b border-line bg-paper px-4 py-3 desk:-mx-8 desk:px-8">
        <DraftSaved draft={draft} savedAt={rest.savedAt} isUnclear={unclear.size > 0} words={words} />
        <span className="ml-auto flex gap-2">
          <a
            href={paths.offerPreview(offerId)}
            target="_blank"
            rel="noreferrer"
            className={compactButtonClass('quiet')}
          >
            {words.preview}
          </a>
          <a
            href={paths.api.offer(offerId, 'pdf')}
            target="_blank"
            rel="noreferrer"
            className={compactButtonClass('quiet')}
          >
            {words.pdf}
          </a>
          <button
            type="button"
            disabled={isHeld || isOpening}
            onClick={() => void look()}
            className={compactButtonClass('primary')}
          >
            {fill(words.sendVersion, { number: String(number) })}
          </button>
        </span>
      </div>
      <DraftFields draft={draft} number={number} today={rest.today} words={words} />
      <section aria-labelledby={headingId} className="mt-10">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-ink pt-4">
          <h2 id={headingId} className="font-sans text-16 leading-6 font-bold">
            {words.alternatives}
          </h2>
          <p className="text-13 text-soft">{fill(words.countOf, { count: String(kept.length) })}</p>
        </div>
        <DraftAlternatives
          draft={draft}
          known={rest.alternatives}
          takenOut={rest.takenOut}
          isMarkupFolded={rest.isMarkupFolded}
          unclear={unclear}
          onUnclear={markUnclear}
          words={words}
        />
        {isFull ? (
          <p className="text-soft">{words.full}</p>
        ) : leads.length > 0 ? (
          <LeadPicker
            offerId={offerId}
            leads={leads}
            before={draft.flush}
            onAdded={({ revision: next }) => draft.note(next)}
            words={words}
          />
        ) : (
          <p className="text-soft">{words.noLeads}</p>
        )}
      </section>
    </>
  );
}
