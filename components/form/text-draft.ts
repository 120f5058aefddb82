import { useEffect, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from './draft';

/** One text that outlives a reload of its tab, until it has arrived: an empty one is forgotten. */
export function useTextDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState('');
  useEffect(() => {
    const kept = readDraft(key)?.values.text;
    // What was typed while the script was on its way stays.
    if (typeof kept === 'string') setText(kept);
  }, [key]);
  return [
    text,
    (typed) => {
      setText(typed);
      if (typed === '') clearDraft(key);
      else writeDraft(key, { values: { text: typed }, step: 0, search: '' });
    },
  ];
}
