'use client';

import { useRouter } from 'next/navigation';
import { useLayoutEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { useEscape } from './use-escape';

type Props = {
  /** The list without what is opened beside it. */
  href: string;
  /** Said where the panel has the page to itself. */
  label: string;
  /** Names the row it was opened from, by `data-row`. */
  row: string;
};

/** Closes what is opened beside a list, as Escape does; the focus then is on the row it was opened from. */
export function ClosingLink({ href, label, row }: Props) {
  const router = useRouter();
  useEscape(() => router.push(href, { scroll: false }), { fields: true });
  useLayoutEffect(
    () => () => {
      // Once the panel is gone, and only if nothing else has taken the focus.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`)?.focus();
      });
    },
    [row],
  );
  return (
    <a
      href={href}
      data-soft
      data-stays
      aria-keyshortcuts="Escape"
      className="no-print inline-flex min-h-6 shrink-0 items-center gap-2 text-13"
    >
      <span className="wide:sr-only">{label}</span>
      <span
        aria-hidden="true"
        className="hidden rounded-[4px] border border-line-strong px-1.5 font-sans text-12 leading-4 wide:block"
      >
        Esc
      </span>
      <Icon name="close" />
    </a>
  );
}
