import type { LeadCard } from '@/lib/sales/lead/schema-property';
import { type LeadStatus, leadStatuses } from '@/lib/sales/lead/types';
import type { PropertyLeadEdge } from '../property-lead-edges';

export type PlannedLead = {
  name: PropertyLeadEdge | `propertyLead${number}`;
  agency: string;
  by: string;
  /** Which of the agency's clients; else in turn. */
  client?: number;
  /**
   * A stay that is free, sold or held already, the same as of another lead, or the house that is let by agreement only, so
   * many days from today.
   */
  stay: 'free' | 'sold' | 'held' | { as: PropertyLeadEdge } | { in: number; nights?: number };
  status: LeadStatus;
  hoursAgo: number;
  endsInMinutes?: number;
  rank?: number;
  /** In per cent of today's price. */
  promisedPercent?: number;
  feePercent?: 0 | 35 | 100;
  /** Everything comes back up to and including so many days before arrival. */
  freeUntilDaysBefore?: number;
  /** Minor units, where the operator named it. */
  price?: bigint;
  change?: 'extended' | 'promotion' | 'honourPrice' | 'counterOffer' | 'changeRequest' | 'stayAsked' | 'stayPriced';
  seeksDiscount?: boolean;
  closedReason?: string;
  card?: LeadCard;
};

const agents = [
  ['A1', 'helena.brandt@morgenrot-reisen.example'],
  ['A1', 'moritz.keller@morgenrot-reisen.example'],
  ['A2', 'priya.raman@halcyon.example'],
  ['A3', 'lea.montandon@aurelle.example'],
  ['A4', 'tjark.jansen@northlight.example'],
  ['A8', 'jakob.steiner@studio-dorado.example'],
] as const;

const of = (index: number) => {
  const [agency, by] = agents[index % agents.length] ?? agents[0];
  return { agency, by };
};
const DAY = 24;
const AGREED = 2_400_000n;
const FINAL_PAYMENT_DAYS_BEFORE = 84;

const balanceIn = (days: 83 | 84 | 85, index: number): PlannedLead => ({
  ...of(index),
  name: `balanceIn${days}`,
  stay: { in: days + FINAL_PAYMENT_DAYS_BEFORE, nights: 1 },
  status: 'CONFIRMED_BOOKING',
  hoursAgo: 9 * DAY,
  price: AGREED,
});

const special: readonly PlannedLead[] = [
  {
    ...of(0),
    name: 'optionEndsInTwoHours',
    stay: 'held',
    status: 'CONFIRMED_OPTION',
    hoursAgo: 60,
    endsInMinutes: 120,
  },
  {
    ...{ ...of(1), name: 'optionEndedUnswept', stay: { in: 40 }, status: 'CONFIRMED_OPTION', hoursAgo: 60 },
    ...{ endsInMinutes: -1, price: AGREED },
  },
  { ...of(2), name: 'optionExtended', stay: 'held', status: 'CONFIRMED_OPTION', hoursAgo: 80, change: 'extended' },
  { ...of(3), name: 'firstOption', stay: 'held', status: 'CONFIRMED_OPTION', hoursAgo: 30 },
  {
    ...{ ...of(0), name: 'secondOption', stay: { as: 'firstOption' }, status: 'CONFIRMED_OPTION', hoursAgo: 20 },
    rank: 2,
  },
  { ...of(4), name: 'movedUp', stay: 'held', status: 'CONFIRMED_OPTION', hoursAgo: 40, change: 'promotion' },
  { ...of(0), name: 'oneOfTwoRequests', stay: 'free', status: 'REQUESTED_BOOKING', hoursAgo: 5 },
  {
    ...of(2),
    name: 'otherOfTwoRequests',
    stay: { as: 'oneOfTwoRequests' },
    status: 'REQUESTED_BOOKING',
    hoursAgo: 3,
  },
  { ...of(0), name: 'changeAsked', stay: 'sold', status: 'CONFIRMED_BOOKING', hoursAgo: 90, change: 'changeRequest' },
  // Who has a hotel and another property, too: an offer may lay them side by side.
  { ...of(0), name: 'priceHasMoved', stay: 'free', status: 'INTEREST', hoursAgo: 100, promisedPercent: 94, client: 4 },
  { ...of(3), name: 'inFrancs', stay: 'free', status: 'INTEREST', hoursAgo: 50 },
  { ...of(1), name: 'discountSought', stay: 'free', status: 'INTEREST', hoursAgo: 12, seeksDiscount: true },
  { ...of(2), name: 'counterOffered', stay: 'free', status: 'REQUESTED_BOOKING', hoursAgo: 20, change: 'counterOffer' },
  { ...of(4), name: 'priceAsked', stay: 'free', status: 'INTEREST', hoursAgo: 9, change: 'honourPrice' },
  { ...of(0), name: 'cancelledFreely', stay: 'free', status: 'CANCELLED_BOOKING', hoursAgo: 500, feePercent: 0 },
  { ...of(1), name: 'cancelledAtThirtyFive', stay: 'free', status: 'CANCELLED_BOOKING', hoursAgo: 500, feePercent: 35 },
  { ...of(2), name: 'cancelledAtHundred', stay: 'free', status: 'CANCELLED_BOOKING', hoursAgo: 500, feePercent: 100 },
  { ...of(0), name: 'stayEnded', stay: { in: -40 }, status: 'CONFIRMED_BOOKING', hoursAgo: 120 * DAY, price: AGREED },
  {
    ...{ ...of(2), name: 'noShow', stay: { in: -50 }, status: 'CONFIRMED_BOOKING', hoursAgo: 130 * DAY, price: AGREED },
    closedReason: 'The guests did not arrive; the operator keeps the whole price.',
  },
  {
    ...{
      ...of(4),
      name: 'disputed',
      stay: { in: -60 },
      status: 'CONFIRMED_BOOKING',
      hoursAgo: 140 * DAY,
      price: AGREED,
    },
    closedReason: 'The operator knows of a shorter stay; the commission is disputed.',
  },
  {
    // Until 84 days before arrival 65 per cent come back; of this one everything does.
    ...{ ...of(3), name: 'freeUntilTomorrow', stay: { in: 31 }, status: 'CONFIRMED_BOOKING', hoursAgo: 40 * DAY },
    ...{ price: AGREED, freeUntilDaysBefore: 30 },
  },
  balanceIn(83, 0),
  balanceIn(84, 1),
  balanceIn(85, 2),
  { ...of(0), name: 'ofFormerAgent', stay: 'free', status: 'INTEREST', hoursAgo: 30 * DAY },
  { ...of(0), name: 'sameClientHere', stay: 'free', status: 'INTEREST', hoursAgo: 70, client: 0 },
  { ...of(2), name: 'sameClientThere', stay: { as: 'sameClientHere' }, status: 'INTEREST', hoursAgo: 60, client: 0 },
  {
    ...{ ...of(3), name: 'paidByCard', stay: 'sold', status: 'CONFIRMED_BOOKING', hoursAgo: 200 },
    card: { token: 'test_visa', brand: 'visa', lastFour: '4242', expirationMonth: 12, expirationYear: 2031 },
  },
];

const stayOf: Partial<Record<LeadStatus, PlannedLead['stay']>> = {
  CONFIRMED_OPTION: 'held',
  CONFIRMED_BOOKING: 'sold',
};

/** Of every status enough that each has at least three; bookings stand among the special ones already. */
const turnsOf = (status: LeadStatus) => (status === 'CONFIRMED_BOOKING' ? 1 : 4);

const others = leadStatuses.flatMap((status, index) =>
  Array.from(
    { length: turnsOf(status) },
    (_, turn): PlannedLead => ({
      ...of(index + turn),
      name: `propertyLead${index * 4 + turn + 1}`,
      stay: stayOf[status] ?? 'free',
      status,
      hoursAgo: 10 + index * 7 + turn * 31,
      ...(status === 'CANCELLED_BOOKING' && { feePercent: 35 as const }),
    }),
  ),
);

/** Weeks that nobody has priced: of one the operator is asked, of the other they have named a price. */
const onRequest: readonly PlannedLead[] = [
  { ...of(0), name: 'stayAsked', stay: { in: 70 }, status: 'INTEREST', hoursAgo: 6, change: 'stayAsked' },
  { ...of(2), name: 'stayPriced', stay: { in: 91 }, status: 'INTEREST', hoursAgo: 30, change: 'stayPriced' },
];

/** Left yesterday: the operator has two days more to say what became of it. */
const over: PlannedLead = {
  ...{ ...of(0), name: 'stayWaits', stay: { in: -8 }, status: 'CONFIRMED_BOOKING', hoursAgo: 110 * DAY, price: AGREED },
};

/** 68: every one of property-lead-edges.ts, and 37 more. */
export const plannedLeads: readonly PlannedLead[] = [...special, ...others, ...onRequest, over];
