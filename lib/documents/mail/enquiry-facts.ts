import { serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import { propertyTypes } from '@/lib/catalogue/property/schema';
import { paths } from '@/lib/platform/addresses/paths';
import { durationParts, formatRange, nightsBetween } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { type EnquiryInput, enquiryActivities, enquiryServices } from '@/lib/sales/enquiry/schema';
import type { EnquiryLetter } from '@/lib/sales/enquiry/types';
import type { Fact } from './letter';

export type MailWords = ReturnType<typeof mailWords>;

export function mailWords(locale: Locale) {
  return translator(locale, 'mail');
}

/** `6 – 13 March 2027 (1 week)` */
export function periodWords({ checkIn, checkOut }: EnquiryInput['period'], t: MailWords, locale: Locale): string {
  const range = formatRange(checkIn, checkOut, locale);
  const duration = durationParts(nightsBetween(checkIn, checkOut));
  return 'weeks' in duration
    ? t('period.weeks', { range, count: duration.weeks })
    : t('period.nights', { range, count: duration.nights });
}

function guestWords({ adults, childAges }: EnquiryLetter, t: MailWords): string {
  const party = [adults === null ? t('guests.unknown') : t('guests.adults', { count: adults })];
  if (childAges.length > 0) party.push(t('guests.children', { count: childAges.length, ages: childAges.join(', ') }));
  return party.join(', ');
}

/** A property's own name for a meal plan we do not know stays as the operator wrote it. */
export function serviceLevelWords(level: string | null, t: MailWords): string {
  if (level === null) return '';
  const key = serviceLevelKey(level);
  return key === null ? level : t(`serviceLevel.${key}`);
}

/** Names of the chosen ones in the order they are offered in; an id that is no longer offered stays an id. */
function choices<Id extends string>(
  chosen: readonly string[],
  offered: readonly Id[],
  name: (id: Id) => string,
): string {
  const known = offered.filter((id) => chosen.includes(id)).map(name);
  const unknown = chosen.filter((id) => !offered.some((one) => one === id));
  return [...known, ...unknown].join(', ');
}

type Reader = { t: MailWords; locale: Locale; origin: string };

/** What is asked for; `own words` of the sender only where the office reads it. */
export function enquiryFacts(enquiry: EnquiryLetter, { t, locale, origin }: Reader): (Fact | null)[] {
  const { property } = enquiry;
  return [
    property && {
      label: t('fact.house'),
      value: `${property.name}, ${property.city[locale]}`,
      href: `${origin}${paths.property(property.address, locale)}`,
    },
    { label: t('fact.period'), value: periodWords(enquiry.period, t, locale) },
    { label: t('fact.guests'), value: guestWords(enquiry, t) },
    { label: t('fact.serviceLevel'), value: serviceLevelWords(enquiry.serviceLevel, t) },
    {
      label: t('fact.propertyTypes'),
      value: choices(enquiry.propertyTypes, propertyTypes, (id) => t(`propertyType.${id}`)),
    },
    { label: t('fact.bedrooms'), value: enquiry.bedrooms === null ? '' : String(enquiry.bedrooms) },
    {
      label: t('fact.activities'),
      value: choices(enquiry.activities, enquiryActivities, (id) => t(`activity.${id}`)),
    },
    { label: t('fact.services'), value: choices(enquiry.services, enquiryServices, (id) => t(`service.${id}`)) },
  ];
}
