import type { ReactNode } from 'react';
import type { Period } from '@/lib/catalogue/property/rules/facts';

/** `card` was drawn by the server; `taken` are the periods in which the property cannot be had. */
export type SimilarCard = { id: string; taken: Period[]; card: ReactNode };

type Props = {
  /** Null: no week is chosen, none is left out. */
  week: Period | null;
  /** The most alike first, more than are shown. */
  properties: readonly SimilarCard[];
  limit: number;
};

/** Leaves out what is taken in the chosen week (rule 1.10): days sort as text. */
export function SimilarList({ week, properties, limit }: Props) {
  const isTaken = ({ checkIn, checkOut }: Period) =>
    week !== null && checkIn < week.checkOut && week.checkIn < checkOut;
  return (
    <ul className="mt-8 grid gap-x-6 gap-y-12 desk:mt-12 desk:grid-cols-3">
      {properties
        .filter(({ taken }) => !taken.some(isTaken))
        .slice(0, limit)
        .map(({ id, card }) => (
          <li key={id}>{card}</li>
        ))}
    </ul>
  );
}
