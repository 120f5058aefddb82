'use client';

import { actFor } from '@/components/shell/acting';
import { deskButtonClass } from '@/components/ui/desk-button';

export function ActButton({ agencyId, label }: { agencyId: string; label: string }) {
  return (
    <button type="button" onClick={() => actFor(agencyId)} className={deskButtonClass('quiet')}>
      {label}
    </button>
  );
}
