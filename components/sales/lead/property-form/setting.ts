import type { StayFieldWords } from '@/components/form/stay-field-words';
import type { InterestWords, ReferenceSetting } from '@/components/sales/lead/interest-form/setting';
import type { BlockFact, StayFact } from '@/lib/catalogue/property/rules/facts';
import type { PropertyDeed } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Messages } from '@/lib/platform/i18n/messages';
import type { PictureValue } from '@/lib/platform/media/types';
import type { Money } from '@/lib/platform/money';
import type { StayTerms } from '@/lib/rates/terms/types';
import type { HeldInSeason } from '@/lib/sales/lead/rules/option';
import type { LeadCard } from '@/lib/sales/lead/schema-property';
import type { LeadStatus } from '@/lib/sales/lead/types';

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
  /** Whether the stay can be had, where that is the operator's to say. */
  asksOperator: boolean;
  isDisclaimerAccepted: boolean;
  cardNumber: string;
  cardName: string;
  cardMonth: string;
  cardYear: string;
  /** Kept of a card that was typed into the processor's fields. */
  card: LeadCard | null;
};

/** Of the fields it shares with a hotel's. */
export const propertyFieldNames = {
  firstName: 'firstName',
  lastName: 'lastName',
  nationality: 'nationality',
  cardMember: 'amexCardMember',
  client: 'cc',
} as const satisfies Record<string, keyof Values>;

/** A lead that is there already: booked, optioned or changed instead of a new one. */
export type FormLead = {
  id: string;
  version: number;
  status: LeadStatus;
  checkIn: PlainDate;
  checkOut: PlainDate;
  serviceLevel: string | null;
  pax: number;
  /** What it was promised at; null: on request. */
  price: Money | null;
  /** What the operator has given its word for, while it stands. */
  agreed: Money | null;
  /** Of a confirmed first option, in words; null for any other lead. */
  holdsUntil: string | null;
};

export type PropertyFormSetting = {
  deed: PropertyDeed;
  lead: FormLead | null;
  /** The lessor. */
  operator: string;
  /** Its own terms, in the reader's language; null: it has published none. */
  operatorTerms: string | null;
  property: {
    id: string;
    name: string;
    place: string;
    href: string;
    picture: PictureValue | null;
    serviceLevels: string[];
    /** In the reader's words. */
    levelNames: Readonly<Record<string, string>>;
    capacity: number;
    stays: StayFact[];
    /** The seal of each price, by stay and service level: `quoteKey`. */
    quotes: Record<string, string>;
    blocks: BlockFact[];
    terms: StayTerms;
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
  /** When an answer of the operator would be due, in words. */
  answerDue: string;
  /** Where the house stands. */
  timeZone: string;
  /** Options of the agency at the house that run, by season. */
  held: Readonly<Record<string, HeldInSeason>>;
  countries: string[];
  /** Published test numbers are taken. */
  takesTestCards: boolean;
  /** Of the payment processor: cards are typed into its own fields. */
  processorKey: string | null;
  initial: Values;
  words: PropertyFormWords;
  /** Of what it shares with a hotel's. */
  interest: InterestWords;
  stayWords: StayFieldWords;
  errors: Record<(typeof formErrors)[number], string>;
};
