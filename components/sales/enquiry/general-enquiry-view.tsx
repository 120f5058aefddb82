import type { FieldErrors, PostedValues } from '@/components/form/types';
import type { Brand } from '@/lib/brand/types';
import { getCountries } from '@/lib/catalogue/place/queries';
import { propertyTypes } from '@/lib/catalogue/property/schema';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { enquiryActivities, enquiryServiceLevels, enquiryServices } from '@/lib/sales/enquiry/schema';
import { getEnquirySetting } from './enquiry-setting';
import { GeneralEnquiry } from './general-enquiry';
import type { Option } from './types';

const MAXIMUM_BEDROOMS = 50;

function options<Value extends string>(values: readonly Value[], labels: Record<Value, string>): Option[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

type Props = {
  locale: Locale;
  brand: Brand;
  includeDemos: boolean;
  posted?: PostedValues;
  errors?: FieldErrors;
};

/** The enquiry about no property in particular. */
export async function GeneralEnquiryView({ locale, brand, includeDemos, posted, errors }: Props) {
  const [t, countries] = await Promise.all([getTranslations('enquiry.general'), getCountries(locale, includeDemos)]);
  const setting = await getEnquirySetting(locale, brand, [
    { href: paths.search(), label: t('allHouses') },
    { href: paths.landing(), label: t('toLanding') },
  ]);
  const { enquiry, mail, property } = messages[locale];
  const places = countries.flatMap(({ id, name, cities }) => [
    { value: id, label: name },
    ...cities.map((city) => ({ value: city.id, label: city.name })),
  ]);
  return (
    <GeneralEnquiry
      setting={setting}
      labels={enquiry.general.labels}
      maximumBedrooms={MAXIMUM_BEDROOMS}
      options={{
        destinations: places,
        propertyTypes: options(propertyTypes, mail.propertyType),
        serviceLevels: options(enquiryServiceLevels, property.level),
        activities: options(enquiryActivities, mail.activity),
        services: options(enquiryServices, mail.service),
      }}
      posted={posted}
      errors={errors}
    />
  );
}
