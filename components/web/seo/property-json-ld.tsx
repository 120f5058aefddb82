import type { PropertyDetail } from '@/lib/catalogue/property/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { vacationRental } from '@/lib/web/seo/structured-data';
import { JsonLd } from './json-ld';

/** The property for crawlers; nothing where the published requirements cannot be met. */
export function PropertyJsonLd({ property, locale }: { property: PropertyDetail; locale: Locale }) {
  const occupancy = property.beds ? property.beds.adults + property.beds.children : null;
  const data = vacationRental(property, { locale, occupancy });
  return data && <JsonLd data={data} />;
}
