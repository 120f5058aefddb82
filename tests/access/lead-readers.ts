import type { GuestBooking } from '@/lib/sales/booking/queries/booking';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import type { LeadLine } from '@/lib/sales/lead/queries/leads';
import type { SupplierRequest } from '@/lib/sales/lead/queries/requests';
import type { ClientOffer } from '@/lib/sales/offer/types';

/**
 * Who may read what of a lead. A field without a line here is an error of types, and an answer that has more than its lines is
 * an error of tests/integration/lead/readers.test.ts: whoever adds a field decides whom it is for.
 */
type Reader = 'agency' | 'agencyLookedOn';
const always: readonly Reader[] = ['agency', 'agencyLookedOn'];
/** What is earned, and what the agency takes for itself: never while the client looks on. */
const earned: readonly Reader[] = ['agency'];
const own: readonly Reader[] = ['agency'];

/** A line of the dashboard. */
const line = {
  _id: always,
  reference: always,
  version: always,
  status: always,
  hotelId: always,
  propertyId: always,
  hotelName: always,
  timeZone: always,
  agentId: always,
  agencyId: always,
  clientName: always,
  checkIn: always,
  checkOut: always,
  currency: always,
  priceTotal: always,
  optionRank: always,
  optionExpiresAt: always,
  answerDueAt: always,
  offerUntil: always,
  isClosed: always,
  closedReason: always,
  createdAt: always,
  freeUntil: always,
  cardFee: always,
  nextPaymentUntil: always,
  /** What a cancellation costs the client. */
  owed: always,
  commission: earned,
} satisfies Record<keyof LeadLine, readonly Reader[]>;

/** An opened lead. */
const detail = {
  ...line,
  adults: always,
  agreedUntil: always,
  agencyName: always,
  agentName: always,
  bookingReference: always,
  change: always,
  childrenAges: always,
  clientHref: own,
  clientReference: always,
  fee: always,
  history: always,
  extension: always,
  isErased: always,
  isExtensionAsked: always,
  isStayAsked: always,
  extendsUntil: always,
  nextAnswerDue: always,
  isReseller: always,
  locally: always,
  mayExtend: always,
  isStayOver: always,
  offer: always,
  optionsHeld: always,
  picture: always,
  place: always,
  propertyAddress: always,
  propertyHref: always,
  questions: always,
  serviceLevel: always,
  supportsInstantBooking: always,
  terms: always,
  told: always,
  usualMinutes: always,
  waitsBehind: always,
  markup: earned,
} satisfies Record<keyof LeadDetail, readonly Reader[]>;

/** What a hotel or an operator is asked: of the agency its name, never its references or its markup. */
const request = {
  _id: true,
  version: true,
  status: true,
  kind: true,
  isOfProperty: true,
  hotelName: true,
  timeZone: true,
  agencyName: true,
  agentName: true,
  clientName: true,
  checkIn: true,
  checkOut: true,
  currency: true,
  priceTotal: true,
  commission: true,
  change: true,
  formerPrice: true,
  optionRank: true,
  optionExpiresAt: true,
  commissionPercent: true,
  extensionUntil: true,
  prospect: true,
  askedAt: true,
  dueAt: true,
  told: true,
  rooms: true,
  isOfGuest: true,
  offer: true,
  answer: true,
  held: true,
  history: true,
} satisfies Record<keyof SupplierRequest, true>;

/** What a guest who booked by themselves sees behind the link: never what anybody earns. */
const booking = {
  reference: true,
  status: true,
  reason: true,
  property: true,
  checkIn: true,
  checkOut: true,
  serviceLevel: true,
  guest: true,
  adults: true,
  childAges: true,
  petDetails: true,
  message: true,
  payment: true,
  price: true,
  cardFee: true,
  fee: true,
  terms: true,
  lessor: true,
  bookedOn: true,
  answerDueAt: true,
  timeZone: true,
  cancellation: true,
} satisfies Record<keyof GuestBooking, true>;

/** What the client of an offer is given. */
const offer = {
  reference: true,
  number: true,
  locale: true,
  title: true,
  letter: true,
  changeNote: true,
  clientName: true,
  clientFirstName: true,
  sentOn: true,
  validUntil: true,
  state: true,
  approval: true,
  agency: true,
  designer: true,
  alternatives: true,
} satisfies Record<keyof ClientOffer, true>;

const keysFor = (table: Record<string, readonly Reader[]>, reader: Reader) =>
  Object.keys(table)
    .filter((key) => table[key]?.includes(reader))
    .sort();

export const readerKeys = {
  line: (reader: Reader) => keysFor(line, reader),
  detail: (reader: Reader) => keysFor(detail, reader),
  request: Object.keys(request).sort(),
  booking: Object.keys(booking).sort(),
  offer: Object.keys(offer).sort(),
};

/** What an answer has that is not declared for its reader. */
export const undeclared = (answer: object | null | undefined, declared: readonly string[]): string[] => {
  if (!answer) throw new Error('There is no answer.');
  return Object.keys(answer).filter((key) => !declared.includes(key));
};
