'use client';

import { useEffect, useRef } from 'react';
import { type Own, useApiSetting } from '@/components/form/api-setting';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { Met } from './seen-version';

type Props = {
  met: Met | null;
  own?: Own;
  /** Forgets what was typed here; the page then shows what stands. */
  onTheirs: () => void;
};

/** Who has changed meanwhile what is being edited, and the choice: to send once more, or to let go of one's own. */
export function Meanwhile({ met, own = 'yours', onTheirs }: Props) {
  const { words } = useApiSetting();
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (met) told.current?.focus();
  }, [met]);
  return (
    <div role="alert">
      {met && (
        <div className="mt-4 grid justify-items-start gap-3 rounded-desk bg-sand p-3 text-14">
          <p ref={told} tabIndex={-1}>
            <strong>{met.sentence}</strong> {words.meanwhile[own]}
          </p>
          <button
            type="button"
            className={compactButtonClass('quiet', 'small')}
            onClick={() => {
              onTheirs();
              location.reload();
            }}
          >
            {words.meanwhile.theirs}
          </button>
        </div>
      )}
    </div>
  );
}
