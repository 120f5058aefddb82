import { useEffect, useState } from 'react';

/** A draft lives in this browser, by person and conversation. */
export function useMessageDraft(name: string): [string, (text: string) => void] {
  const [text, setText] = useState('');
  useEffect(() => {
    try {
      setText(localStorage.getItem(name) ?? '');
    } catch {
      // Forbidden: the draft lives as long as its page.
    }
  }, [name]);
  return [
    text,
    (next) => {
      setText(next);
      try {
        if (next) localStorage.setItem(name, next);
        else localStorage.removeItem(name);
      } catch {
        // See above.
      }
    },
  ];
}
