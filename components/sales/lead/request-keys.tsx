'use client';

import { LetterKey } from '@/components/shell/letter-key';
import { useLetterKeys, useLetterKeysSetting } from '@/components/shell/letter-keys';

function walk(by: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-request]')];
  const focused = links.indexOf(document.activeElement as HTMLAnchorElement);
  const at = focused === -1 ? links.findIndex((link) => link.ariaCurrent === 'true') : focused;
  links[at === -1 ? 0 : at + by]?.focus();
}

/** J and K walk down and up the requests that wait; Enter opens the one they stand on, as on any link. */
export function RequestKeys({ move }: { move: string }) {
  useLetterKeys({ j: () => walk(1), k: () => walk(-1) });
  const { isOn } = useLetterKeysSetting();
  if (!isOn) return null;
  return (
    <p className="mb-2 flex items-center justify-end gap-1.5 text-12 text-soft max-desk:hidden">
      <LetterKey letter="J" />
      <LetterKey letter="K" />
      {move}
    </p>
  );
}
