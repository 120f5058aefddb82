import { useState } from 'react';
import { useKeptDraft } from './kept-draft';

const read = ({ text }: Record<string, unknown>) => (typeof text === 'string' ? { text } : null);

/** One text that outlives a reload of its tab, until it has arrived: an empty one is forgotten. */
export function useTextDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState('');
  const { keep, forget } = useKeptDraft(key, { read, onReturn: ({ text: kept }) => setText(kept) });
  return [
    text,
    (typed) => {
      setText(typed);
      if (typed === '') forget();
      else keep({ text: typed });
    },
  ];
}
