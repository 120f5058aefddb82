import type { ReactNode } from 'react';
import { initialsOf } from '@/components/ui/initials-of';

/** Somebody without a picture; a team, which has no initials, with a drawing. */
export function Initials({ name, drawing }: { name: string; drawing?: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full bg-sand text-12 font-bold text-ink"
    >
      {drawing ?? initialsOf(name)}
    </span>
  );
}
