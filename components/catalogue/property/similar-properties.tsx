'use client';

import type { ReactNode } from 'react';
import { useChoice } from '@/components/rates/property/week/your-week';
import type { Period } from '@/lib/catalogue/property/rules/facts';

type Props = {
  /** Said once a week is chosen. */
  lead: string;
  /** The most alike first, more than are shown. `card` was drawn by the server. */
  properties: { id: string; taken: Period[]; card: ReactNode }[];
  limit: number;
};

/** Leaves out what is taken in the chosen week (decisions §1): days sort as text. */
export function SimilarProperties({ lead, properties, limit }: Props) {
  const { week } = useChoice();
  const isTaken = ({ checkIn, checkOut }: Period) =>
    week !== null && checkIn < week.checkOut && week.checkIn < checkOut;
  return (
    <>
      {week && <p className="lead">{lead}</p>}
      <ul className="mt-8 grid gap-x-6 gap-y-12 desk:mt-12 desk:grid-cols-3">
        {properties
          .filter(({ taken }) => !taken.some(isTaken))
          .slice(0, limit)
          .map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
      </ul>
    </>
  );
}
