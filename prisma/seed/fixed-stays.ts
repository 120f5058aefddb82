import { addDays, type PlainDate } from '@/lib/platform/dates';
import { type LeadContent, leads } from './content/leads';
import { otherLeads } from './content/other-leads';

/** Whether the lead takes nights: a confirmed option that is first, or a confirmed booking. */
export function holdKind({ status, rank = 1 }: LeadContent): 'booking' | 'confirmedOption' | null {
  if (status === 'CONFIRMED_BOOKING') return 'booking';
  return status === 'CONFIRMED_OPTION' && rank === 1 ? 'confirmedOption' : null;
}

type Fixed = LeadContent & { arrival: { exactly: number } };

/** Whether it holds rooms on a day the demonstration is told by: they must be free then, on whatever day it is made. */
export function isFixed(lead: LeadContent): lead is Fixed {
  return typeof lead.arrival === 'object' && 'exactly' in lead.arrival && holdKind(lead) !== null;
}

export type FixedStay = { roomId: string; quantity: number; from: PlainDate; until: PlainDate };

export function fixedStays(today: PlainDate): FixedStay[] {
  return [...leads, ...otherLeads].filter(isFixed).flatMap(({ arrival, nights, rooms }) => {
    const from = addDays(today, arrival.exactly);
    return rooms.map(({ room, quantity = 1 }) => ({ roomId: room, quantity, from, until: addDays(from, nights) }));
  });
}
