import type { InterestWords, ReferenceSetting } from '@/components/sales/lead/interest-form/setting';

/** What the form of an interest asks for: by brand, person and hotel. */
export type InterestSetting = {
  hotel: { id: string; name: string };
  /** Names of the programmes the hotel is in: a loyalty number is one of theirs. */
  programmes: readonly string[];
  bookingReference: ReferenceSetting;
  clientReference: ReferenceSetting;
  asksForCardMember: boolean;
  hasMarkup: boolean;
  /** Client-safe mode: what is earned stands nowhere, the markup is part of what the client pays. */
  isClientSafe: boolean;
  packageRulesAddress: string;
  words: InterestWords;
};

/** Names of the fields, as they stand in what is sent: who sleeps in which room. */
export const guestField = (room: number, part: 'firstName' | 'lastName') => `guests.${room}.${part}` as const;

/** All others. */
export const fieldNames = {
  firstName: guestField(0, 'firstName'),
  lastName: guestField(0, 'lastName'),
  booking: 'partnerAgency.tls',
  client: 'partnerAgency.cc',
  markup: 'partnerAgency.markupAmount',
  loyalty: 'loyaltyNumber',
  cardMember: 'amexCardMember',
  packageRules: 'arePackageRulesRead',
  answer: 'answer',
  exception: 'exception',
} as const;
