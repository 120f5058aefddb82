import type { ClosingReason } from '@/lib/sales/lead/rules/loss';
import type { LeadStatus } from '@/lib/sales/lead/types';
import { agencyEdges } from '../agency-edges';
import { hotelEdges } from '../hotel-edges';
import type { LeadEdge } from '../lead-edges';

export type LeadRoomContent = {
  room: string;
  plan: 'flexible' | 'semiFlexible' | 'nonRefundable' | 'halfBoard' | 'package';
  quantity?: number;
  adults?: number;
};

export type LeadContent = {
  name: LeadEdge | `lead${number}`;
  agency: string;
  by: string;
  /** Whom; else the agency's clients in turn. */
  client?: number;
  hotel: string;
  rooms: LeadRoomContent[];
  /**
   * The first arrival from so many days on that can be had; exactly that day; the same stay as another lead; the week in
   * which one unit is left. Past where negative.
   */
  /** `pricedFrom`: at the price of the first stay so many days ahead that can be had; the house was closed then. */
  arrival: { from: number } | { exactly: number; pricedFrom?: number } | { as: LeadEdge } | 'lastUnitWeek';
  nights: number;
  status: LeadStatus;
  /** Of the first event. */
  hoursAgo: number;
  /** Of a confirmed option; else as the rules say. */
  endsInMinutes?: number;
  rank?: number;
  /** In whole units. */
  markup?: number;
  /** The price that was promised, in per cent of today's. */
  promisedPercent?: number;
  /** From 60 days before arrival on, instead of the plan's terms. */
  feePercent?: 0 | 35 | 100;
  change?: 'extensionAsked' | 'extensionGranted' | 'promotion' | 'honourPrice' | 'priceHonoured' | 'counterOffer';
  closedReason?: string;
  lostBecause?: ClosingReason;
  duplicateOf?: LeadEdge;
  isPackage?: boolean;
  message?: string;
};

const HELENA = 'helena.brandt@morgenrot-reisen.example';
const [THERESA, OLIVER] = agencyEdges.sameClient;
const MORITZ = 'moritz.keller@morgenrot-reisen.example';
const PRIYA = 'priya.raman@halcyon.example';
const LEA = 'lea.montandon@aurelle.example';
const TJARK = 'tjark.jansen@northlight.example';
const JAKOB = 'jakob.steiner@studio-dorado.example';

const DAY = 24;
const FINAL_PAYMENT_DAYS_BEFORE = 14;

const one = (room: string, plan: LeadRoomContent['plan'] = 'flexible', quantity = 1): LeadRoomContent[] => [
  { room, plan, quantity },
];

type Stay = Pick<LeadContent, 'agency' | 'by' | 'hotel' | 'rooms'>;
const helenas = (hotel: string, rooms: LeadRoomContent[]): Stay => ({ agency: 'A1', by: HELENA, hotel, rooms });
const theresas = (hotel: string, rooms: LeadRoomContent[]): Stay => ({ agency: 'A1', by: THERESA, hotel, rooms });

const finalPaymentIn = (days: 83 | 84 | 85): LeadContent => ({
  ...theresas('H06', one('H06-1', 'halfBoard')),
  name: `finalPayment${days}`,
  arrival: { exactly: days + FINAL_PAYMENT_DAYS_BEFORE },
  nights: 4,
  status: 'CONFIRMED_BOOKING',
  hoursAgo: 12 * DAY,
});

/** Every one of lead-edges.ts. */
export const leads: readonly LeadContent[] = [
  {
    ...helenas('H01', one('H01-4')),
    name: 'optionEndsSoon',
    arrival: { from: 60 },
    nights: 7,
    status: 'CONFIRMED_OPTION',
    hoursAgo: 70,
    endsInMinutes: 120,
    message: 'Anniversary: a quiet room high up, please.',
  },
  {
    ...helenas('H11', one('H11-1')),
    name: 'optionJustEnded',
    arrival: { from: 55 },
    nights: 5,
    status: 'CONFIRMED_OPTION',
    hoursAgo: 71,
    endsInMinutes: -1,
  },
  {
    ...theresas('H03', one('H03-1')),
    name: 'extendedOnce',
    arrival: { from: 100 },
    nights: 5,
    status: 'CONFIRMED_OPTION',
    hoursAgo: 90,
    change: 'extensionGranted',
  },
  {
    agency: 'A2',
    by: PRIYA,
    hotel: 'H06',
    rooms: one('H06-8'),
    name: 'secondOptionAhead',
    arrival: { from: 40 },
    nights: 3,
    status: 'CONFIRMED_OPTION',
    hoursAgo: 30,
  },
  {
    ...helenas('H06', one('H06-8')),
    name: 'secondOptionWaiting',
    arrival: { as: 'secondOptionAhead' },
    nights: 3,
    status: 'CONFIRMED_OPTION',
    hoursAgo: 20,
    rank: 2,
  },
  {
    agency: 'A3',
    by: LEA,
    hotel: 'H01',
    rooms: one('H01-8'),
    name: 'promotedFrom',
    arrival: { from: 70 },
    nights: 7,
    status: 'CANCELLED_OPTION',
    hoursAgo: 52,
  },
  {
    ...helenas('H01', one('H01-8')),
    name: 'promoted',
    arrival: { as: 'promotedFrom' },
    nights: 7,
    status: 'CONFIRMED_OPTION',
    hoursAgo: 40,
    change: 'promotion',
  },
  {
    ...helenas(hotelEdges.oneUnitLeft, one('H18-1')),
    name: 'lastRoomFirst',
    arrival: 'lastUnitWeek',
    nights: 7,
    status: 'REQUESTED_BOOKING',
    hoursAgo: 9,
  },
  {
    agency: 'A2',
    by: OLIVER,
    hotel: hotelEdges.oneUnitLeft,
    rooms: one('H18-1'),
    name: 'lastRoomSecond',
    arrival: { as: 'lastRoomFirst' },
    nights: 7,
    status: 'REQUESTED_BOOKING',
    hoursAgo: 8,
  },
  {
    agency: 'A1',
    by: MORITZ,
    hotel: 'H05',
    rooms: one('H05-1'),
    name: 'changePending',
    arrival: { from: 80 },
    nights: 5,
    status: 'CONFIRMED_OPTION',
    hoursAgo: 28,
    change: 'extensionAsked',
  },
  {
    ...helenas('H01', one('H01-2')),
    name: 'priceMoved',
    arrival: { from: 110 },
    nights: 5,
    status: 'INTEREST',
    hoursAgo: 9 * DAY,
    promisedPercent: 96,
  },
  {
    agency: 'A4',
    by: TJARK,
    hotel: 'H14',
    rooms: one('H14-1'),
    name: 'francs',
    arrival: { from: 90 },
    nights: 5,
    status: 'CONFIRMED_BOOKING',
    hoursAgo: 6 * DAY,
  },
  {
    ...helenas('H10', one('H10-1')),
    name: 'markupShown',
    arrival: { from: 65 },
    nights: 4,
    status: 'INTEREST',
    hoursAgo: 3 * DAY,
    markup: 350,
  },
  {
    agency: 'A8',
    by: JAKOB,
    hotel: 'H02',
    rooms: one('H02-1'),
    name: 'markupHidden',
    arrival: { from: 110 },
    nights: 7,
    status: 'INTEREST',
    hoursAgo: 2 * DAY,
    markup: 500,
  },
  {
    ...helenas('H01', [
      { room: 'H01-1', plan: 'flexible' },
      { room: 'H01-2', plan: 'semiFlexible' },
      { room: 'H01-3', plan: 'nonRefundable' },
    ]),
    name: 'threeRooms',
    arrival: { from: 45 },
    nights: 7,
    status: 'INTEREST',
    hoursAgo: 26,
    message: 'Grandparents, parents and children: rooms near each other if possible.',
  },
  {
    agency: 'A2',
    by: PRIYA,
    hotel: 'H06',
    rooms: one('H06-1', 'semiFlexible', 12),
    name: 'group',
    arrival: { from: 75 },
    nights: 3,
    status: 'REQUESTED_BOOKING',
    hoursAgo: 5,
    message: 'Board meeting with partners.',
  },
  {
    ...helenas('H02', one('H02-2')),
    name: 'priceToBeHonoured',
    arrival: { from: 100 },
    nights: 7,
    status: 'INTEREST',
    hoursAgo: 18,
    change: 'honourPrice',
  },
  {
    ...theresas('H11', one('H11-2')),
    name: 'priceAskedAtDesk',
    arrival: { from: 110 },
    nights: 5,
    status: 'INTEREST',
    hoursAgo: 20,
    change: 'honourPrice',
    message: 'The family decided on Tuesday’s figure. If it stands, they take the option today.',
  },
  {
    ...helenas('H01', one('H01-3')),
    name: 'priceHonoured',
    arrival: { from: 95 },
    nights: 6,
    status: 'INTEREST',
    hoursAgo: 20,
    change: 'priceHonoured',
  },
  {
    ...helenas('H01', one('H01-2')),
    name: 'counterOfferOpen',
    arrival: { from: 80 },
    nights: 7,
    status: 'REQUESTED_OPTION',
    hoursAgo: 22,
    change: 'counterOffer',
    message: 'A room on the quiet side, please.',
  },
  ...([0, 35, 100] as const).map(
    (feePercent, index): LeadContent => ({
      ...theresas('H12', one('H12-1')),
      name: (['cancelledFree', 'cancelledPartly', 'cancelledFully'] as const)[index] ?? 'cancelledFree',
      arrival: { from: 30 + 15 * index },
      nights: 3,
      status: 'CANCELLED_BOOKING',
      hoursAgo: (14 + index) * DAY,
      feePercent,
    }),
  ),
  ...(['stayed', 'noShow', 'disputed'] as const).map(
    (name, index): LeadContent => ({
      ...helenas('H06', one(`H06-${index + 2}`)),
      name,
      arrival: { exactly: -40 - 9 * index },
      nights: 4,
      status: 'CONFIRMED_BOOKING',
      hoursAgo: (120 + index) * DAY,
      ...(name === 'noShow' && { feePercent: 35 }),
      closedReason: {
        stayed: undefined,
        noShow: 'The guests did not arrive; the hotel keeps 35 per cent, as its terms say.',
        disputed: 'The hotel has no record of one of the nights; the commission is disputed.',
      }[name],
    }),
  ),
  {
    ...helenas('H06', one('H06-2')),
    name: 'freeUntilTomorrow',
    arrival: { exactly: 9 },
    nights: 3,
    status: 'CONFIRMED_BOOKING',
    hoursAgo: 10 * DAY,
  },
  ...([83, 84, 85] as const).map(finalPaymentIn),
  {
    agency: 'A1',
    by: agencyEdges.removed,
    hotel: 'H07',
    rooms: one('H07-1'),
    name: 'ofRemovedAgent',
    arrival: { from: 50 },
    nights: 4,
    status: 'INTEREST',
    hoursAgo: 30 * DAY,
  },
  {
    ...theresas('H19', one('H19-1')),
    name: 'sharedClientHere',
    client: 0,
    arrival: { from: 62 },
    nights: 4,
    status: 'INTEREST',
    hoursAgo: 4 * DAY,
  },
  {
    agency: 'A2',
    by: OLIVER,
    hotel: 'H19',
    rooms: one('H19-2'),
    name: 'sharedClientThere',
    client: 0,
    arrival: { from: 62 },
    nights: 4,
    status: 'INTEREST',
    hoursAgo: 5 * DAY,
  },
  {
    agency: 'A8',
    by: JAKOB,
    hotel: 'H01',
    rooms: one('H01-5', 'package'),
    name: 'packageRate',
    arrival: { from: 58 },
    nights: 5,
    status: 'INTEREST',
    hoursAgo: 33,
    isPackage: true,
  },
  {
    ...helenas(hotelEdges.withoutRates, one('H09-1')),
    name: 'onRequest',
    arrival: { exactly: 70 },
    nights: 4,
    status: 'INTEREST',
    hoursAgo: 50,
  },
  {
    ...theresas('H08', one('H08-2')),
    name: 'lost',
    arrival: { from: 56 },
    nights: 4,
    status: 'INTEREST',
    hoursAgo: 20 * DAY,
    closedReason: 'The clients decided for the sea.',
    lostBecause: 'otherStay',
  },
  {
    ...theresas('H12', one('H12-1')),
    name: 'duplicated',
    arrival: { as: 'cancelledFree' },
    nights: 3,
    status: 'INTEREST',
    hoursAgo: 13 * DAY,
    duplicateOf: 'cancelledFree',
  },
  {
    // Left yesterday: the house has two days more to say what became of it.
    ...helenas('H01', one('H01-4')),
    name: 'stayWaits',
    client: 0,
    arrival: { exactly: -5, pricedFrom: 30 },
    nights: 4,
    status: 'CONFIRMED_BOOKING',
    hoursAgo: 90 * DAY,
  },
];
