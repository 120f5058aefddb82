import type { Viewer } from '@/lib/platform/viewer/types';
import type { PayoutState } from './types';

/** Set up: details are submitted and nothing is currently due (rule 5.6). */
export function isComplete({ detailsSubmitted, currentlyDue }: PayoutState): boolean {
  return detailsSubmitted && currentlyDue.length === 0;
}

/** Owner and supervisors configure payouts; other agents see the state and whom to ask (rule 5.6). */
export function mayConfigurePayouts(viewer: Viewer): boolean {
  return viewer.role === 'admin' || viewer.role === 'supervisorAgent' || viewer.isOwner;
}

/** Eighteen: nobody younger represents a business. Both are calendar days, which compare as text. */
export function isOfAge(dateOfBirth: string, today: string): boolean {
  const year = String(Number(today.slice(0, 4)) - 18).padStart(4, '0');
  return dateOfBirth <= `${year}${today.slice(4)}`;
}
