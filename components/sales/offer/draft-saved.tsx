'use client';

import { fill } from '@/components/form/types';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/lib/platform/i18n/messages';
import type { OfferDraft } from './use-offer-draft';

type Props = {
  draft: OfferDraft;
  /** When it was stored before this page was opened, in words. */
  savedAt: string;
  isUnclear: boolean;
  words: Messages['offers'];
};

/** What has become of what was typed, in words. */
export function DraftSaved({ draft, savedAt, isUnclear, words }: Props) {
  const { state } = draft;
  if (state.kind === 'stale') {
    return (
      <div role="alert" className="flex min-w-0 flex-1 flex-wrap items-center gap-2 text-14">
        <p className="min-w-0 basis-full text-warning">{words.stale}</p>
        <button type="button" onClick={draft.keepMine} className={compactButtonClass('quiet', 'small')}>
          {words.keepMine}
        </button>
        <button type="button" onClick={draft.takeTheirs} className={compactButtonClass('quiet', 'small')}>
          {words.takeTheirs}
        </button>
      </div>
    );
  }
  const sentence = {
    saved: fill(words.savedAll, { moment: draft.savedAt ?? savedAt }),
    saving: words.savingNow,
    waiting: words.notSavedYet,
    failed: state.kind === 'failed' ? fill(words.notSavedBecause, { reason: state.sentence }) : '',
  }[state.kind];
  const isGood = state.kind === 'saved' && !isUnclear;
  return (
    <p role="status" className={`flex min-w-0 items-baseline gap-2 text-13 ${isGood ? '' : 'text-soft'}`}>
      {isGood && <Icon name="check" className="size-3.5 self-center text-positive" />}
      <span>{isUnclear ? words.unclear : sentence}</span>
    </p>
  );
}
