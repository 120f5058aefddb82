'use client';

import Link from 'next/link';
import { type PropertyCardValue, PropertyCardView } from '@/components/catalogue/property/property-card-view';
import { type Packed, useUnpacked } from '@/components/ui/packed';
import type { PictureAttributes } from '@/components/ui/picture';
import type { Offered } from './found-words';

export type FoundCard = Omit<PropertyCardValue, 'picture'> & {
  id: string;
  other: Offered | null;
  picture: PictureAttributes;
};

type Props = { packed: Packed<readonly FoundCard[]>; heading?: 'h2' | 'h3' };

/** The properties of a list. Drawn in the browser, too, from words: elements would cost the server far more. */
export function FoundCards({ packed, heading = 'h3' }: Props) {
  const cards = useUnpacked(packed);
  return (
    <ul className="search-cards grid gap-x-6 gap-y-12 desk:grid-cols-2 desk:gap-y-14">
      {cards.map(({ id, other, picture: { alt, ...attributes }, ...card }) => (
        <li key={id} data-property={id}>
          <PropertyCardView {...card} picture={<img {...attributes} alt={alt} />} heading={heading} isBleeding>
            {other && (
              <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-14 text-soft">
                <Link
                  href={other.href}
                  prefetch={false}
                  scroll={false}
                  className="relative z-[1] py-1 text-ink underline decoration-accent underline-offset-4 hover:decoration-current"
                >
                  {other.label}
                </Link>
                {other.price && <span className="figures">{other.price}</span>}
              </p>
            )}
          </PropertyCardView>
        </li>
      ))}
    </ul>
  );
}
