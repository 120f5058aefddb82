import type { SimilarProperty } from '@/lib/rates/property/queries/similar';
import { getCardLabels } from './card-labels';
import { PropertyCard } from './property-card';
import type { SimilarCard } from './similar-list';

/** Similar properties as cards, drawn before it is known which of them are free. */
export async function drawSimilar(properties: readonly SimilarProperty[], sizes: string): Promise<SimilarCard[]> {
  const labelsOf = await getCardLabels();
  return properties.map(({ card, taken }) => ({
    id: card._id,
    taken,
    card: <PropertyCard property={card} labels={labelsOf(card)} sizes={sizes} />,
  }));
}
