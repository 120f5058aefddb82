'use client';

import { actFor } from '@/components/shell/acting';
import { compactButtonClass } from '@/components/ui/compact-button';

export function ActButton({ agencyId, label }: { agencyId: string; label: string }) {
  return (
    <button type="button" onClick={() => actFor(agencyId)} className={compactButtonClass('quiet')}>
      {label}
    </button>
  );
}
