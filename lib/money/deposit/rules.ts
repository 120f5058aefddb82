import { addDays, type PlainDate } from '@/lib/platform/dates';

/** From so many days before arrival on a deposit is blocked (rule 5.3). */
const DAYS_BEFORE = 14;

type Stay = { status: string; checkIn: PlainDate; checkOut: PlainDate };

/** Whether the card is to be charged with nothing, but asked to stand for it: two weeks before arrival, until departure. */
export function isToBeHeld({ status, checkIn, checkOut }: Stay, today: PlainDate): boolean {
  return status === 'CONFIRMED_BOOKING' && today >= addDays(checkIn, -DAYS_BEFORE) && today <= checkOut;
}

/** The guests have left, or are not coming: nothing stands for anything any more. */
export function isToBeReleased({ status, checkOut }: Pick<Stay, 'status' | 'checkOut'>, today: PlainDate): boolean {
  return status !== 'CONFIRMED_BOOKING' || today > checkOut;
}
