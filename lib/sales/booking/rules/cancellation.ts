import type { PlainDate } from '@/lib/platform/dates';
import type { LeadStatus } from '@/lib/sales/lead/types';

/** Whether the guest may ask to cancel, has asked, or has nothing left to ask for (rule 6.16). */
export type AskState = 'open' | 'asked' | 'over';

type Asked = { status: LeadStatus; checkIn: PlainDate; askedAt: Date | null };

export function askStateOf({ status, checkIn, askedAt }: Asked, today: PlainDate): AskState {
  const isHeld = status === 'REQUESTED_BOOKING' || status === 'CONFIRMED_BOOKING';
  if (!isHeld || checkIn <= today) return 'over';
  return askedAt ? 'asked' : 'open';
}
