import { Picture } from '@/components/ui/picture';
import type { PropertyCard as PropertyCardFacts } from '@/lib/catalogue/property/types';
import { type CardLabels, PropertyCardView } from './property-card-view';

type Props = {
  property: PropertyCardFacts;
  labels: CardLabels;
  /** The `sizes` of its picture. */
  sizes: string;
  /** Runs to the edges of the screen on a telephone. */
  isBleeding?: boolean;
};

/** A property among a few others. */
export function PropertyCard({ property, labels, sizes, isBleeding }: Props) {
  return (
    <PropertyCardView
      name={property.name}
      href={property.href}
      labels={labels}
      picture={<Picture picture={property.thumbnail} sizes={sizes} />}
      isBleeding={isBleeding}
    />
  );
}
