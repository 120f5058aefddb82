import type { ReferenceSetting } from '@/components/sales/selection/interest/setting';
import type { BlockFact, StayFact } from '@/lib/catalogue/property/rules/facts';
import type { PropertyDeed } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Messages } from '@/lib/platform/i18n/messages';
import type { PictureValue } from '@/lib/platform/media/types';
import type { Terms } from '@/lib/rates/property/rules/terms';

export type PropertyFormWords = Messages['propertyLead'];
export type PaymentMethod = 'creditCard' | 'bankTransfer';

/** Sentences of the route, which the form says before it sends. */
export const formErrors = [
  'clientFirstNameRequired',
  'clientLastNameRequired',
  'clientNationalityRequired',
  'bookingReferenceRequired',
  'clientReferenceRequired',
  'checkInDateRequired',
  'checkOutDateRequired',
  'checkOutDateAfter',
  'checkInPast',
  'periodSold',
  'cardMemberRequired',
] as const satisfies readonly (keyof Messages['error'])[];

/** What the fields hold, as they are typed. */
export type Values = {
  checkIn: string;
  checkOut: string;
  pax: string;
  serviceLevel: string;
  firstName: string;
  lastName: string;
  nationality: string;
  amexCardMember: string;
  tls: string;
  cc: string;
  comments: string;
  method: PaymentMethod;
  seeksDiscount: boolean;
  isDisclaimerAccepted: boolean;
  cardNumber: string;
  cardName: string;
  cardMonth: string;
  cardYear: string;
};

export type PropertyFormSetting = {
  deed: PropertyDeed;
  property: {
    id: string;
    name: string;
    place: string;
    href: string;
    picture: PictureValue | null;
    serviceLevels: string[];
    capacity: number;
    stays: StayFact[];
    blocks: BlockFact[];
    terms: Terms;
    methods: PaymentMethod[];
  };
  /** In per cent, of the property and of stays; null for whoever may not know it. */
  commission: { property: number; ofStays: Record<string, number> } | null;
  today: PlainDate;
  locale: Locale;
  bookingReference: ReferenceSetting;
  clientReference: ReferenceSetting;
  asksForCardMember: boolean;
  canBook: boolean;
  countries: string[];
  /** Published test numbers are taken. */
  takesTestCards: boolean;
  initial: Values;
  words: PropertyFormWords;
  errors: Record<(typeof formErrors)[number], string>;
};
