import { getTranslations } from 'next-intl/server';
import type { PropertyDetail } from '@/lib/property/types';
import { Distances } from './distances';
import { WideSection } from './section';

export async function Location({ property }: { property: PropertyDetail }) {
  const t = await getTranslations('property.location');
  return (
    <WideSection id="location" title={t('title')}>
      <div className="grid-12 gap-y-10">
        <div className="col-span-12 desk:col-span-7">map</div>
        <div className="col-span-12 desk:col-span-5 menu:col-span-4 menu:col-start-9">
          <h3 className="mb-4 text-22">{t('distances')}</h3>
          <Distances distances={property.distances} />
        </div>
      </div>
    </WideSection>
  );
}
