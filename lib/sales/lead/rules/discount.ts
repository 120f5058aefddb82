import type { PlainDate } from '@/lib/platform/dates';
import type { LeadStatus } from '../types';

type Period = { checkIn: PlainDate; checkOut: PlainDate };

const statuses: readonly LeadStatus[] = ['INTEREST', 'REQUESTED_OPTION', 'CONFIRMED_OPTION'];

/** Whether a price below the list may be asked for: a stay of the operator has the same arrival and another departure. */
export function maySeekDiscount(status: LeadStatus, period: Period, stays: readonly Period[]): boolean {
  return (
    statuses.includes(status) &&
    stays.some(({ checkIn, checkOut }) => checkIn === period.checkIn && checkOut !== period.checkOut)
  );
}
