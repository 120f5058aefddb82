'use client';

import { useRouter } from 'next/navigation';
import { useEscape } from '@/components/shell/use-escape';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';

type Props = { href: string; label: string };

/** Back to all rooms; Escape does the same. */
export function CloseRoom({ href, label }: Props) {
  const router = useRouter();
  useEscape(() => router.push(href));
  return (
    <a
      href={href}
      data-soft
      aria-label={label}
      aria-keyshortcuts="Escape"
      className={compactButtonClass('quiet', 'medium', 'w-9 shrink-0 px-0')}
    >
      <Icon name="close" />
    </a>
  );
}
