'use client';

import { compactButtonClass } from '@/components/ui/compact-button';
import type { EditorWords } from './editor-setting';

type Props = {
  at: number;
  count: number;
  words: EditorWords;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** The place of a line among the others, by keys. */
export function LineButtons({ at, count, words, onMove, onRemove }: Props) {
  const button = compactButtonClass('quiet', 'small');
  const named = (sentence: string) => sentence.replace('{count}', String(at + 1));
  return (
    <div className="flex items-start gap-1.5">
      <button
        type="button"
        disabled={at === 0}
        aria-label={named(words.up)}
        onClick={() => onMove(-1)}
        className={button}
      >
        ↑
      </button>
      <button
        type="button"
        disabled={at === count - 1}
        aria-label={named(words.down)}
        onClick={() => onMove(1)}
        className={button}
      >
        ↓
      </button>
      <button type="button" aria-label={named(words.removeOf)} onClick={onRemove} className={button}>
        {words.remove}
      </button>
    </div>
  );
}
