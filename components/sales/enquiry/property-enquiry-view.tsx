import { levelName } from '@/components/catalogue/property/level-name';
import { drawSimilar } from '@/components/catalogue/property/similar-cards';
import type { FieldErrors, PostedValues } from '@/components/form/types';
import { getInPlace } from '@/components/sales/search/title';
import { Picture } from '@/components/ui/picture';
import type { Brand } from '@/lib/brand/types';
import { capacityOf } from '@/lib/catalogue/property/rules/occupancy';
import { cheapestServiceLevel } from '@/lib/catalogue/property/rules/service-level';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney } from '@/lib/platform/money';
import type { SimilarProperty } from '@/lib/rates/property/queries/similar';
import { offeredStays } from '@/lib/rates/property/rules/availability';
import { getEnquirySetting } from './enquiry-setting';
import { PropertyEnquiry } from './property-enquiry';
import { EnquiryPrice } from './property-quote';
import type { PropertyFacts } from './types';

type Props = {
  property: PropertyDetail;
  similar?: readonly SimilarProperty[];
  locale: Locale;
  brand: Brand;
  posted?: PostedValues;
  errors?: FieldErrors;
};

/** The enquiry for one property, with what the property itself says about its weeks. */
export async function PropertyEnquiryView({ property, similar = [], locale, brand, posted, errors }: Props) {
  const [t, inPlace] = await Promise.all([getTranslations('enquiry.property'), getInPlace()]);
  const { propertyType, place, address } = property;
  const setting = await getEnquirySetting(locale, brand, [
    { href: property.href, label: t('toHouse') },
    {
      href: paths.listing({ propertyType, countryId: place.country.id, citySlug: address.citySlug }, locale),
      label: t('otherHouses', { where: inPlace(place.city) }),
    },
  ]);
  const words = messages[locale].enquiry;
  return (
    <PropertyEnquiry
      setting={setting}
      property={await toFacts(property, locale, setting.today)}
      labels={words.property.labels}
      quoteWords={words.quote}
      similar={await drawSimilar(similar, '(width >= 1568px) 464px, (width >= 800px) 31vw, 92vw')}
      posted={posted}
      errors={errors}
    >
      <PropertyCard property={property} />
    </PropertyEnquiry>
  );
}

async function toFacts(property: PropertyDetail, locale: Locale, today: PlainDate): Promise<PropertyFacts> {
  const [t, level] = await Promise.all([getTranslations('enquiry'), getTranslations('property')]);
  const { _id, name, place, beds, serviceLevels, stays, blocks, currency } = property;
  return {
    _id,
    name,
    capacity: beds && beds.adults + beds.children > 0 ? capacityOf(beds) : null,
    city: place.city.name,
    stays,
    blocks,
    serviceLevels: serviceLevels.map((value) => ({ value, label: levelName(value, level) })),
    offers: offeredStays({ stays, blocks, today }).map((stay) => {
      const { checkIn, checkOut } = stay;
      const period = formatRange(checkIn, checkOut, locale, { month: 'short' });
      const cheapest = cheapestServiceLevel(stay);
      const hasChoice = Object.keys(stay.rates).length > 1;
      const price = cheapest ? formatMoney({ amount: cheapest.amount, currency: stay.currency || currency }) : null;
      return {
        checkIn,
        checkOut,
        label: t(hasChoice && price ? 'property.offerFrom' : 'property.offer', {
          period,
          price: price ?? t('quote.priceOnRequest'),
        }),
      };
    }),
  };
}

/** The property one writes about: a line on a telephone, a card beside the form elsewhere. */
async function PropertyCard({ property }: { property: PropertyDetail }) {
  const [t, facts] = await Promise.all([getTranslations('enquiry.property'), getTranslations('property.facts')]);
  const { name, place, thumbnail, beds, bedrooms, priceFrom } = property;
  const line = [
    beds && facts('guests', { count: beds.adults + beds.children }),
    facts('bedrooms', { count: bedrooms }),
  ];
  return (
    <div className="grid grid-cols-[112px_1fr] items-center gap-x-5 border-y border-line py-4 menu:block menu:border-0 menu:py-0">
      <div className="aspect-3/2 overflow-hidden bg-line menu:mb-5">
        <Picture picture={thumbnail} sizes="(width >= 1000px) 33vw, 112px" isFirst />
      </div>
      <div>
        <p className="serif text-22 menu:text-28">{name}</p>
        <p className="mt-1 text-14 text-soft">
          {[place.city.name, place.sector?.name, place.country.name].filter(Boolean).join(', ')}
        </p>
        <p className="mt-1 text-14 text-soft max-menu:hidden">{line.filter(Boolean).join(' · ')}</p>
        <EnquiryPrice lowest={priceFrom ? t('priceFrom', { price: formatMoney(priceFrom) }) : t('priceOnRequest')} />
      </div>
    </div>
  );
}
