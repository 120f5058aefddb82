'use client';

import { compactButtonClass } from '@/components/ui/compact-button';

/** `link`: in a line of links, as on the pages of the storefront. */
export function PrintButton({ label, look }: { label: string; look?: 'link' }) {
  const className = look ? 'quiet-link no-print text-14' : compactButtonClass('quiet', 'medium', 'no-print');
  return (
    <button type="button" onClick={() => window.print()} className={className}>
      {label}
    </button>
  );
}
