import type { LeadEventType, LeadStatus } from '@/lib/sales/lead/types';

/** What happened, in its order: by whom. */
export const histories: Record<LeadStatus, readonly [LeadEventType, 'agent' | 'supplier' | 'system'][]> = {
  INTEREST: [],
  REQUESTED_OPTION: [['requestedOption', 'agent']],
  CONFIRMED_OPTION: [
    ['requestedOption', 'agent'],
    ['confirmedOption', 'supplier'],
  ],
  DECLINED_OPTION: [
    ['requestedOption', 'agent'],
    ['declinedOption', 'supplier'],
  ],
  EXPIRED_OPTION: [
    ['requestedOption', 'agent'],
    ['confirmedOption', 'supplier'],
    ['expiredOption', 'system'],
  ],
  CANCELLED_OPTION: [
    ['requestedOption', 'agent'],
    ['confirmedOption', 'supplier'],
    ['cancelledOption', 'agent'],
  ],
  REQUESTED_BOOKING: [['requestedBooking', 'agent']],
  CONFIRMED_BOOKING: [
    ['requestedBooking', 'agent'],
    ['confirmedBooking', 'supplier'],
  ],
  DECLINED_BOOKING: [
    ['requestedBooking', 'agent'],
    ['declinedBooking', 'supplier'],
  ],
  CANCELLED_BOOKING: [
    ['requestedBooking', 'agent'],
    ['confirmedBooking', 'supplier'],
    ['cancelledBooking', 'agent'],
  ],
};

/** What the supplier is asked by a lead of that status. */
export function questionOf(status: LeadStatus): 'option' | 'booking' | null {
  if (status === 'REQUESTED_OPTION') return 'option';
  return status === 'REQUESTED_BOOKING' ? 'booking' : null;
}

export const reasons: Partial<Record<LeadEventType, string>> = {
  declinedOption: 'The room is promised to a returning guest.',
  declinedBooking: 'The last room of this type was sold this morning.',
  cancelledBooking: 'The clients cannot travel.',
};
