'use client';

import { useLetterKeysSetting } from './letter-keys';

/** Names the key that does something, where there is a keyboard; nothing for who has switched letter keys off. */
export function LetterKey({ letter }: { letter: string }) {
  const { isOn } = useLetterKeysSetting();
  if (!isOn) return null;
  return (
    <kbd aria-hidden className="rounded-control border border-current px-1.5 text-12 font-normal max-desk:hidden">
      {letter}
    </kbd>
  );
}
