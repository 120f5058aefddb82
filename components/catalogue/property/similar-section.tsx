import { getTranslations } from 'next-intl/server';
import type { SimilarProperty } from '@/lib/rates/property/queries/similar';
import { getCardLabels } from './card-labels';
import { PropertyCard } from './property-card';
import { WideSection } from './section';
import { SimilarProperties } from './similar-properties';

const SHOWN = 3;

export async function SimilarSection({ properties }: { properties: SimilarProperty[] }) {
  const [t, labelsOf] = await Promise.all([getTranslations('property.similar'), getCardLabels()]);
  if (properties.length === 0) return null;
  return (
    <WideSection title={t('title')} className="no-print" hasLead>
      <SimilarProperties
        lead={t('lead')}
        properties={properties.map(({ card, taken }) => ({
          id: card._id,
          taken,
          card: (
            <PropertyCard
              property={card}
              labels={labelsOf(card)}
              sizes="(width >= 1568px) 464px, (width >= 800px) 31vw, 92vw"
            />
          ),
        }))}
        limit={SHOWN}
      />
    </WideSection>
  );
}
