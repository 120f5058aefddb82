import type { PropertyAddress } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';

/** What the mails of an enquiry need; without operator, margin or commission. */
export type EnquiryLetter = {
  _id: string;
  /** The sender's. */
  locale: Locale;
  createdAt: Date;
  fullName: string;
  email: string;
  phone: string;
  city: string | null;
  period: { checkIn: PlainDate; checkOut: PlainDate };
  /** Null: not said. */
  adults: number | null;
  childAges: number[];
  serviceLevel: string | null;
  message: string | null;
  /** Null for a general enquiry. Names in both languages: the office and the sender may read different ones. */
  property: {
    _id: string;
    name: string;
    isDemo: boolean;
    city: { en: string; de: string };
    address: PropertyAddress;
  } | null;
  destination: string | null;
  propertyTypes: string[];
  bedrooms: number | null;
  activities: string[];
  services: string[];
  preferences: string | null;
  /** Whom the enquiry is for, when it is not the sender. */
  onBehalfOf: string | null;
};
