import Link from 'next/link';
import { Picture } from '@/components/ui/picture';
import type { PropertyCard as PropertyCardValue } from '@/lib/property/types';

/** Finished strings, so the card draws the same on the server and in the browser. */
export type CardLabels = {
  place: string;
  /** Guests, bedrooms, facilities in one line. */
  facts: string;
  price: string;
};

type Props = {
  property: PropertyCardValue;
  labels: CardLabels;
  /** The `sizes` of its picture. */
  sizes: string;
  heading?: 'h2' | 'h3';
  /** Runs to the edges of the screen on a telephone. */
  isBleeding?: boolean;
};

/** A house in a list: the picture speaks, the price is a fact (look-and-feel, "Listing"). */
export function PropertyCard({ property, labels, sizes, heading: Heading = 'h3', isBleeding = false }: Props) {
  return (
    <article className="group relative">
      <div className={`aspect-3/2 overflow-hidden bg-line ${isBleeding ? '-mx-5 desk:mx-0' : ''}`}>
        <Picture picture={property.thumbnail} sizes={sizes} />
      </div>
      <Heading className="mt-4 text-28 desk:mt-5">
        <Link
          href={property.href}
          prefetch={false}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
        >
          {property.name}
        </Link>
      </Heading>
      <p className="mt-1 text-14 text-soft">{labels.place}</p>
      <p className="mt-3 text-14">{labels.facts}</p>
      <p className="mt-4 border-t border-line pt-3 text-16 leading-6">
        <span className="figures">{labels.price}</span>
      </p>
    </article>
  );
}
