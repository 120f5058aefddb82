import Link from 'next/link';
import type { ReactNode } from 'react';
import type { AvailabilityState } from '@/lib/catalogue/property/types';
import { AvailabilityMark } from './availability-mark';

/** Finished strings, so the card draws the same on the server and in the browser. */
export type CardLabels = {
  place: string;
  /** Guests, bedrooms, facilities in one line. */
  facts: string;
  price: string;
  /** The meal plan the price is for. */
  serviceLevel?: string | null;
  /** Only where a period was asked for. */
  availability?: { state: AvailabilityState; label: string } | null;
};

export type PropertyCardValue = {
  name: string;
  href: string;
  labels: CardLabels;
  picture: ReactNode;
};

type Props = PropertyCardValue & {
  heading?: 'h2' | 'h3';
  /** Runs to the edges of the screen on a telephone. */
  isBleeding?: boolean;
  /** Below the price: what else could be chosen. Its links lie above the card's own. */
  children?: ReactNode;
};

/** A property in a list: the picture speaks, the price is a fact (look-and-feel, "Listing"). */
export function PropertyCardView({
  name,
  href,
  labels,
  picture,
  heading: Heading = 'h3',
  isBleeding = false,
  children,
}: Props) {
  return (
    <article className="group relative">
      <div className={`aspect-3/2 overflow-hidden bg-line ${isBleeding ? '-mx-5 desk:mx-0' : ''}`}>{picture}</div>
      <Heading className="mt-4 text-28 desk:mt-5">
        <Link
          href={href}
          prefetch={false}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
        >
          {name}
        </Link>
      </Heading>
      <p className="mt-1 text-14 text-soft">{labels.place}</p>
      <p className="mt-3 text-14">{labels.facts}</p>
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-16 leading-6">
        <span>
          <span className="figures">{labels.price}</span>
          {labels.serviceLevel && <span className="block text-13 leading-5 text-soft">{labels.serviceLevel}</span>}
        </span>
        {labels.availability && (
          <AvailabilityMark state={labels.availability.state} label={labels.availability.label} />
        )}
      </p>
      {children}
    </article>
  );
}
