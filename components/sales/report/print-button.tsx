'use client';

import type { ReactNode } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';

export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" onClick={() => window.print()} className={compactButtonClass('quiet', 'small')}>
      {children}
    </button>
  );
}
