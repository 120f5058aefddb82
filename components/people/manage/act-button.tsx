'use client';

import { useActing } from '@/components/shell/use-acting';
import { compactButtonClass } from '@/components/ui/compact-button';

export function ActButton({ agencyId, label }: { agencyId: string; label: string }) {
  const actFor = useActing();
  return (
    <button type="button" onClick={() => actFor(agencyId)} className={compactButtonClass('quiet')}>
      {label}
    </button>
  );
}
