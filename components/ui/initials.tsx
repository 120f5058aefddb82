import type { ReactNode } from 'react';

/** Somebody without a picture; a team, which has no initials, with a drawing. */
export function Initials({ name, drawing }: { name: string; drawing?: ReactNode }) {
  const letters = name
    .split(/\s+/)
    .map((part) => part[0] ?? '')
    .join('')
    .slice(0, 2);
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full bg-sand text-12 font-bold text-ink"
    >
      {drawing ?? letters}
    </span>
  );
}
