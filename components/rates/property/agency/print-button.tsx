'use client';

import { compactButtonClass } from '@/components/ui/compact-button';

export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" onClick={() => window.print()} className={compactButtonClass('quiet', 'medium', 'no-print')}>
      {label}
    </button>
  );
}
