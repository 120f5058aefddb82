import type { FormWords } from '@/components/form/types';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Messages } from '@/lib/platform/i18n/messages';
import type { Money } from '@/lib/platform/money';
import type { StayTerms } from '@/lib/rates/terms/types';
import type { Payment } from '@/lib/sales/booking/types';

export type BookingWords = Messages['booking'];

/** What the form of a guest's booking is given by its page. */
export type BookingSetting = {
  locale: Locale;
  /** By the clock of the server. */
  today: PlainDate;
  action: string;
  words: FormWords;
  booking: Pick<BookingWords, 'labels' | 'who' | 'pay' | 'fee' | 'later' | 'sent'> & {
    confirm: Pick<BookingWords['confirm'], 'heading'>;
  };
  property: { _id: string; name: string; capacity: number; petsAllowed: boolean };
  stay: { checkIn: PlainDate; checkOut: PlainDate; serviceLevel: string };
  price: Money;
  terms: StayTerms;
  methods: readonly { value: Payment; label: string; note: string }[];
  countries: readonly string[];
  chooseCountry: string;
  waysOn: readonly { href: string; label: string }[];
};
