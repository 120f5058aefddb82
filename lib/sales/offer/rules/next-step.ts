import type { PlainDate } from '@/lib/platform/dates';
import { statusAt } from '@/lib/sales/lead/rules/transition';
import type { LeadStatus } from '@/lib/sales/lead/types';

/** What an agent does with what a client has chosen; null where the lead is on its way or over. */
export type NextStep = 'takeOption' | 'book';

/** What is held is booked; what is not held is held first, while the client's yes is turned into a contract. */
export function nextStepOf(status: LeadStatus | null): NextStep | null {
  switch (status) {
    case 'CONFIRMED_OPTION':
      return 'book';
    case 'INTEREST':
    case 'DECLINED_OPTION':
    case 'EXPIRED_OPTION':
    case 'CANCELLED_OPTION':
      return 'takeOption';
    default:
      return null;
  }
}

type ChosenLead = { status: LeadStatus; optionExpiresAt: Date | null; isClosed: boolean };

/** While the lead of what was chosen is open and its stay ahead. */
export function openStepOf(
  lead: ChosenLead,
  checkIn: PlainDate,
  { today, now }: { today: PlainDate; now: Date },
): NextStep | null {
  return lead.isClosed || checkIn < today ? null : nextStepOf(statusAt(lead, now));
}
