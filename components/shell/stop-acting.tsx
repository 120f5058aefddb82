'use client';

import { deskButtonClass } from '@/components/ui/desk-button';
import { actFor } from './acting';

export function StopActing({ label }: { label: string }) {
  return (
    <button type="button" onClick={() => actFor(null)} className={deskButtonClass('quiet', 'small', 'max-w-full')}>
      <span className="truncate">{label}</span>
    </button>
  );
}
