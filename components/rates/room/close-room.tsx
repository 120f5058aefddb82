'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';

type Props = { href: string; label: string };

/** What has a use of its own for Escape: dialogs, what is unfolded, a field. */
const TAKES_ESCAPE = 'dialog[open], [role=dialog], details[data-menu][open], select:focus, [popover]:popover-open';

/** Back to all rooms; Escape does the same. */
export function CloseRoom({ href, label }: Props) {
  const router = useRouter();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(TAKES_ESCAPE)) return;
    router.push(href);
  });
  useEffect(() => {
    const stop = new AbortController();
    // First of all: whoever closes something by this key has closed it when it arrives at the page.
    document.addEventListener('keydown', (event) => press(event), { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, []);
  return (
    <Link
      href={href}
      prefetch={false}
      aria-label={label}
      aria-keyshortcuts="Escape"
      className={compactButtonClass('quiet', 'medium', 'w-9 shrink-0 px-0')}
    >
      <Icon name="close" />
    </Link>
  );
}
