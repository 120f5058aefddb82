'use client';

import { compactButtonClass } from '@/components/ui/compact-button';
import { useActing } from './use-acting';

export function StopActing({ label }: { label: string }) {
  const actFor = useActing();
  return (
    <button type="button" onClick={() => actFor(null)} className={compactButtonClass('quiet', 'small', 'max-w-full')}>
      <span className="truncate">{label}</span>
    </button>
  );
}
