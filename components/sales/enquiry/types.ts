import type { FormWords } from '@/components/form/types';
import type { WayOn } from '@/components/form/ways-on';
import type { BlockFact, StayFact } from '@/lib/catalogue/property/rules/facts';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';

export type Option = { value: string; label: string };

/** Names in the query that links to an enquiry bring along. */
export const LINKED_PROPERTY = ['week', 'checkIn', 'checkOut', 'serviceLevel', 'adults', 'children'];
export const LINKED_GENERAL = [...LINKED_PROPERTY, 'destination'];

/** Both enquiries ask who writes and who comes in the same words. */
type SharedLabels = Record<
  | 'checkIn'
  | 'checkOut'
  | 'serviceLevel'
  | 'adults'
  | 'adultsHelp'
  | 'sleeps'
  | 'beyond'
  | 'children'
  | 'childrenHelp'
  | 'ages'
  | 'agesHelp'
  | 'fullname'
  | 'email'
  | 'phone'
  | 'phoneHelp'
  | 'city'
  | 'text'
  | 'textHelp'
  | 'privacyBefore'
  | 'privacyLink'
  | 'privacyAfter'
  | 'submit'
  | 'note'
  | 'sentHeading'
  | 'sent',
  string
>;

type RecapWords = Record<
  'property' | 'period' | 'reference' | 'answerBy' | 'call' | 'similarTitle' | 'similarLead',
  string
>;

type Limits = { adults: number; children: number; oldestChild: number };

/** What every enquiry form is given by its page. */
export type EnquirySetting = {
  locale: Locale;
  /** From the server; the browser's clock may be wrong. */
  today: PlainDate;
  action: string;
  privacyHref: string;
  words: FormWords;
  shared: SharedLabels;
  recap: RecapWords;
  limits: Limits;
  waysOn: readonly WayOn[];
};

export type QuoteWords = Record<
  | 'period'
  | 'availability'
  | 'price'
  | 'available'
  | 'option'
  | 'onRequest'
  | 'sold'
  | 'priceOnRequest'
  | 'levelNotOffered'
  | 'noPeriod'
  | 'soldNote'
  | 'onRequestNote'
  | 'nearest'
  | 'nearestFrom'
  | 'night'
  | 'nights'
  | 'week'
  | 'weeks',
  string
>;

/** What decides about a period, and nothing else of the property. */
export type PropertyFacts = {
  _id: string;
  name: string;
  /** How many the house sleeps; null where its beds are not known. */
  capacity: number | null;
  city: string;
  serviceLevels: readonly Option[];
  stays: readonly StayFact[];
  blocks: readonly BlockFact[];
  /** Stays on offer as finished sentences, to choose from. */
  offers: readonly { checkIn: PlainDate; checkOut: PlainDate; label: string }[];
};
