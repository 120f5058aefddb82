'use client';

import { LetterKey } from '@/components/shell/letter-key';
import { useLetterKeys, useLetterKeysSetting } from '@/components/shell/letter-keys';

function walk(by: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-offer]')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  links[at === -1 ? 0 : at + by]?.focus();
}

type Props = { words: { open: string; move: string; search: string; begin: string } };

/** J and K walk through the offers, Enter opens one as any link; / searches, N begins one. */
export function OfferKeys({ words }: Props) {
  useLetterKeys({
    j: () => walk(1),
    k: () => walk(-1),
    '/': () => document.querySelector<HTMLInputElement>('input[name=search]')?.focus(),
    n: () => document.querySelector<HTMLElement>('[data-new-offer]')?.click(),
  });
  const { isOn } = useLetterKeysSetting();
  return (
    <p className="flex items-center gap-1.5">
      {words.open}
      {isOn && (
        <span className="flex items-center gap-1.5 max-desk:hidden">
          <LetterKey letter="J" />
          <LetterKey letter="K" />
          {words.move}
          <LetterKey letter="/" />
          {words.search}
          <LetterKey letter="N" />
          {words.begin}
        </span>
      )}
    </p>
  );
}
