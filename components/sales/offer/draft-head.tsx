'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { fill } from '@/components/form/types';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/platform/addresses/paths';
import { useDraftScope } from './draft-scope';

/** What has become of what was typed, and the way to its client: at the head, on a telephone at the lower edge. */
export function DraftHead() {
  const router = useRouter();
  const { offerId, number, draft, unclear, words } = useDraftScope();
  const [isOpening, setOpening] = useState(false);

  /** What stands on the screen is stored before the last look is opened; what cannot be stored keeps it shut. */
  async function look() {
    setOpening(true);
    if (unclear.size === 0 && (await draft.flush())) router.push(paths.offerSending(offerId));
    else setOpening(false);
  }

  const isHeld = unclear.size > 0 || ['waiting', 'stale', 'failed'].includes(draft.state.kind);
  return (
    <div className="offer-bar flex items-center gap-2 max-desk:fixed max-desk:inset-x-0 max-desk:bottom-0 max-desk:z-20 max-desk:border-t max-desk:border-line max-desk:bg-surface max-desk:px-4 max-desk:py-3">
      <Saved />
      <a
        href={paths.api.offer(offerId, 'pdf')}
        target="_blank"
        rel="noreferrer"
        className={compactButtonClass('quiet', 'medium', 'max-desk:hidden')}
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
    </div>
  );
}

function Saved() {
  const { draft, savedAt, unclear, words } = useDraftScope();
  const { kind } = draft.state;
  const moment = draft.savedAt ?? savedAt;
  const isUnclear = unclear.size > 0;
  const isSaved = kind === 'saved' && !isUnclear;
  const isTrouble = !isUnclear && kind !== 'saved' && kind !== 'saving';
  return (
    <p
      role="status"
      className={`mr-2 flex-1 text-13 leading-[18px] menu:text-right ${isTrouble || isUnclear ? 'text-warning' : 'text-soft'}`}
    >
      {isSaved ? (
        <>
          <span className="flex items-center gap-1.5 text-ink menu:justify-end">
            <Icon name="check" className="size-3.5 text-positive" />
            {words.savedAll}
          </span>
          {fill(words.savedLast, { moment })}
        </>
      ) : isUnclear ? (
        words.unclear
      ) : isTrouble ? (
        fill(words.notSavedSince, { moment })
      ) : (
        words.savingNow
      )}
    </p>
  );
}

/** Why what was typed is not stored, and what there is to do. */
export function DraftTrouble() {
  const { draft, savedAt, words } = useDraftScope();
  const { state } = draft;
  if (state.kind === 'saved' || state.kind === 'saving') return null;
  const told = {
    waiting: { title: fill(words.notSavedSince, { moment: draft.savedAt ?? savedAt }), text: words.notSavedYet },
    stale: { title: words.staleTitle, text: words.stale },
    failed: {
      title: fill(words.notSavedSince, { moment: draft.savedAt ?? savedAt }),
      text: state.kind === 'failed' ? state.sentence : '',
    },
  }[state.kind];
  return (
    <section
      role="alert"
      className="mt-5 rounded-desk border border-line border-l-4 border-l-warning bg-surface px-5 py-4"
    >
      <h2 className="flex items-center gap-2 font-sans text-16 leading-6 font-bold tracking-normal text-warning">
        <Icon name="warning" />
        {told.title}
      </h2>
      <p className="mt-1 max-w-[68ch] text-14">{told.text}</p>
      {state.kind !== 'failed' && (
        <p className="mt-3 flex flex-wrap gap-2">
          {state.kind === 'waiting' ? (
            <button type="button" onClick={() => void draft.flush()} className={compactButtonClass('quiet', 'small')}>
              {words.tryNow}
            </button>
          ) : (
            <>
              <button type="button" onClick={draft.keepMine} className={compactButtonClass('quiet', 'small')}>
                {words.keepMine}
              </button>
              <button type="button" onClick={draft.takeTheirs} className={compactButtonClass('quiet', 'small')}>
                {words.takeTheirs}
              </button>
            </>
          )}
        </p>
      )}
    </section>
  );
}
