'use client';

import { useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { fill } from '@/components/form/types';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import type { NextDeadlineJson } from '@/lib/today/time-machine/schema';

type Props = {
  /** What the clock showed as the page was made: then another deadline may be the next. */
  now: string;
  /** `nextIs` with `{moment}`. */
  words: Record<'toNext' | 'nextIs' | 'noNext' | 'isMoved', string>;
};

const schema = () => import('@/lib/today/time-machine/schema').then((module) => module.nextDeadlineJsonSchema);

/** Moves the clock to what is due next, and names it as soon as somebody reaches for the button: pages do without that. */
export function NextDeadline({ now, words }: Props) {
  const setting = useApiSetting();
  const [known, setKnown] = useState<{ at: string; next: NextDeadlineJson['next'] } | null>(null);
  const ask = useApiMutation<NextDeadlineJson>(paths.api.devNextDeadline(), {
    ...{ method: 'GET', schema, afterwards: 'stay' },
    onDone: ({ next }) => setKnown({ at: now, next }),
  });
  const move = useApiMutation(paths.api.devClock(), { confirmation: words.isMoved });
  const isKnown = known?.at === now;
  const name = () => {
    if (!isKnown && !ask.isBusy) ask.send();
  };
  async function go() {
    try {
      const next = isKnown ? known.next : (await ask.sendAsync()).next;
      if (next) await move.sendAsync({ past: next.until });
    } catch {
      // `failure` says it.
    }
  }
  return (
    <>
      <button
        type="button"
        disabled={move.isBusy}
        onFocus={name}
        onPointerEnter={name}
        onClick={() => void go()}
        className={compactButtonClass('quiet', 'small')}
      >
        {move.isBusy ? setting.words.sending : words.toNext}
      </button>
      <span role="status" className="text-12 text-soft empty:hidden">
        {isKnown && (known.next ? `${fill(words.nextIs, known.next)}: ${known.next.text}` : words.noNext)}
      </span>
      <span role="alert" className="text-12 text-negative empty:hidden">
        {ask.failure || move.failure}
      </span>
    </>
  );
}
