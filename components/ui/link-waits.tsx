'use client';

import { useLinkStatus } from 'next/link';

/** In a link: shows that it was heard, while what it leads to is still being made. */
export function LinkWaits() {
  const { pending } = useLinkStatus();
  return (
    <span
      aria-hidden="true"
      className={`size-3 rounded-full border-2 border-current border-r-transparent ${pending ? 'animate-spin' : 'invisible'}`}
    />
  );
}
