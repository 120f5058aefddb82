import type { Refusal, RoomAvailability } from '../types';

/** A hotel may let a rule give way; not so the past, nor the number of its beds (rule 3.18). */
const excepted: readonly Refusal['reason'][] = [
  'closed',
  'soldOut',
  'closedToArrival',
  'closedToDeparture',
  'minimumStay',
  'maximumStay',
  'release',
];

export const isExceptedReason = (reason: string | undefined): boolean => excepted.some((one) => one === reason);

/** Whether a hotel may be asked for an exception for a room that cannot be had. */
export function mayBeExcepted(availability: RoomAvailability): boolean {
  return availability.status === 'unavailable' && isExceptedReason(availability.refusal.reason);
}
