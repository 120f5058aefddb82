import { getTranslations } from '@/lib/platform/i18n/translations';
import type { SimilarProperty } from '@/lib/rates/property/queries/similar';
import { WideSection } from './section';
import { drawSimilar } from './similar-cards';
import { SimilarProperties } from './similar-properties';

const SHOWN = 3;
const SIZES = '(width >= 1568px) 464px, (width >= 800px) 31vw, 92vw';

export async function SimilarSection({ properties }: { properties: SimilarProperty[] }) {
  const t = await getTranslations('property.similar');
  if (properties.length === 0) return null;
  return (
    <WideSection title={t('title')} className="no-print" hasLead>
      <SimilarProperties lead={t('lead')} properties={await drawSimilar(properties, SIZES)} limit={SHOWN} />
    </WideSection>
  );
}
