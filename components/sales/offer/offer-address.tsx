'use client';

import { confirmToast } from '@/components/shell/toast';
import { compactButtonClass } from '@/components/ui/compact-button';

type Props = { link: string; words: Record<'address' | 'copy' | 'copied', string> };

/** The address of the client's page, to be copied into a letter of one's own. */
export function OfferAddress({ link, words }: Props) {
  async function copy() {
    await navigator.clipboard.writeText(link);
    confirmToast(words.copied);
  }
  return (
    <p className="flex gap-2">
      <input
        readOnly
        value={link}
        aria-label={words.address}
        className="h-9 min-w-0 flex-1 rounded-desk border border-input bg-surface px-3 text-13 text-ellipsis"
      />
      <button type="button" onClick={() => void copy()} className={compactButtonClass('quiet')}>
        {words.copy}
      </button>
    </p>
  );
}
