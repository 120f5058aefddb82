'use client';

import { useState } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';

type Props = { href: string; words: { retry: string; loading: string } };

/** The same page once more; a plain link, which says what it waits for. */
export function RetryUser({ href, words }: Props) {
  const [isLoading, setIsLoading] = useState(false);
  return (
    <a href={href} onClick={() => setIsLoading(true)} aria-live="polite" className={compactButtonClass('primary')}>
      {isLoading ? words.loading : words.retry}
    </a>
  );
}
