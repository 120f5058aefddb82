import type { LeadStatus } from '@/lib/sales/lead/types';
import { type LeadContent, leads } from './leads';

const TOTAL = 75;
const statuses: readonly LeadStatus[] = [
  'REQUESTED_OPTION',
  'DECLINED_OPTION',
  'EXPIRED_OPTION',
  'CANCELLED_OPTION',
  'REQUESTED_OPTION',
  'DECLINED_BOOKING',
  'INTEREST',
  'REQUESTED_BOOKING',
  'CANCELLED_BOOKING',
  'CONFIRMED_BOOKING',
];
const agents = [
  ['A1', 'helena.brandt@morgenrot-reisen.example'],
  ['A2', 'oliver.finch@halcyon.example'],
  ['A1', 'sofia.wendt@morgenrot-reisen.example'],
  ['A5', 'dominic.ashby@carta-desk.example'],
  ['A3', 'lea.montandon@aurelle.example'],
  ['A1', 'theresa.lang@morgenrot-reisen.example'],
  ['A4', 'tjark.jansen@northlight.example'],
  ['A6', 'chiara.fontana@vela-private.example'],
  ['A5', 'yuki.tanabe@carta-desk.example'],
  ['A8', 'jakob.steiner@studio-dorado.example'],
] as const;
/**
 * Which are stays that are long over, by the days for which their commission has been payable: at most thirteen from each
 * other and from those of leads.ts, so that each of the last three payout runs found something, whatever the day.
 */
const longOver: Readonly<Record<number, number>> = { 4: 52, 20: 39, 34: 27 };
/** In a hotel that the agency has invited: with it a reward was earned. */
const IN_INVITED_HOTEL = 20;
const PAYABLE_AFTER = 33;
const AUTUMN_NIGHTS = 5;

const hotels = ['H01', 'H03', 'H05', 'H06', 'H10', 'H11', 'H12', 'H13', 'H14', 'H19', 'H21'] as const;

function stayLongOver(
  index: number,
  payableFor: number,
): Pick<LeadContent, 'hotel' | 'rooms' | 'arrival' | 'nights' | 'status' | 'hoursAgo'> {
  return {
    ...(index === IN_INVITED_HOTEL
      ? { hotel: 'H11', rooms: [{ room: 'H11-2', plan: 'flexible' }] }
      : { hotel: 'H06', rooms: [{ room: 'H06-4', plan: 'flexible' }] }),
    // The house was closed: at a price of the winter.
    arrival: { exactly: -payableFor - PAYABLE_AFTER - AUTUMN_NIGHTS, pricedFrom: 30 },
    nights: AUTUMN_NIGHTS,
    status: 'CONFIRMED_BOOKING',
    hoursAgo: (payableFor + 100) * 24,
  };
}

/** What is not special: every status in turn, among the agencies and hotels that sell. */
export const otherLeads = Array.from({ length: TOTAL - leads.length }, (_, index): LeadContent => {
  const [agency, by] = agents[(index * 3 + Math.floor(index / 10)) % agents.length] ?? agents[0];
  const hotel = hotels[index % hotels.length] ?? hotels[0];
  const isPending = index === 36;
  const payableFor = longOver[index];
  const status = isPending ? 'INTEREST' : (statuses[index % statuses.length] ?? 'INTEREST');
  return {
    name: `lead${index + 1}`,
    // Until it is verified an agency saves interests, nothing more.
    ...(isPending ? { agency: 'A7', by: 'lars.haugen@fjellstue.example' } : { agency, by }),
    hotel,
    rooms: [{ room: `${hotel}-${1 + (index % 2)}`, plan: index % 3 === 1 ? 'nonRefundable' : 'flexible' }],
    arrival: { from: 45 + ((index * 17) % 95) },
    nights: 3 + (index % 5),
    status,
    // A request lapses after 72 hours.
    hoursAgo: status.startsWith('REQUESTED') ? 3 + ((index * 7) % 40) : 30 + ((index * 29) % 400),
    ...(payableFor !== undefined && stayLongOver(index, payableFor)),
  };
});
