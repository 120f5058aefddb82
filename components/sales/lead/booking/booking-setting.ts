import type { ReactNode } from 'react';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { DeedSpec } from '../deed-setting';
import type { ExceptionWay, ExceptionWords } from '../exception';
import type { AsideWords } from './booking-aside';
import type { FactsWords } from './booking-facts';
import type { BookingHead, BookingWords } from './moved';

export type BookingSetting = {
  /** The booking, or the question for one; null: neither can be had now. What was refused stays said all the same. */
  deed: DeedSpec | null;
  head: BookingHead;
  /** All that it binds to. */
  facts: FactsWords | null;
  /** The house, its sum and what it earns; its picture. */
  aside: AsideWords | null;
  picture: ReactNode;
  /** Whom the hotel is sold by, where that is to be known. */
  badge: ReactNode;
  rooms: readonly string[];
  words: BookingWords;
  /** Where the supplier is asked to honour the former price, and what the reader saw of the lead. */
  honour: { address: string; body: { version: number; status: string } };
  exception: { way: ExceptionWay; words: ExceptionWords };
  locale: Locale;
};
