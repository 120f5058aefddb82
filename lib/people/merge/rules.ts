import type { Role } from '@/lib/platform/viewer/types';

/** What decides whether two accounts may become one. */
export type Account = {
  _id: string;
  role: Role;
  hasSignedIn: boolean;
  isMerged: boolean;
  agencyId: string | null;
  hotelId: string | null;
  operatorId: string | null;
};

/** Why accounts stay two; keys of `error`. */
export type MergeRefusal = 'mergeSame' | 'mergeDone' | 'mergeAdmin' | 'mergeUnknown' | 'mergeAgencies' | 'mergeHouses';

const areTwo = (one: string | null, other: string | null) => one !== null && other !== null && one !== other;

/**
 * Why `merged` cannot go into `kept` (rule 2.18); null when it can. Nobody may be in two agencies or answer for two houses, an
 * admin is never swallowed by chance, and the one that stays is one somebody has signed in with.
 */
export function mergeRefusal(merged: Account, kept: Account): MergeRefusal | null {
  if (merged._id === kept._id) return 'mergeSame';
  if (merged.isMerged || kept.isMerged) return 'mergeDone';
  if (merged.role === 'admin') return 'mergeAdmin';
  if (!kept.hasSignedIn) return 'mergeUnknown';
  if (areTwo(merged.agencyId, kept.agencyId)) return 'mergeAgencies';
  if (areTwo(merged.hotelId, kept.hotelId) || areTwo(merged.operatorId, kept.operatorId)) return 'mergeHouses';
  return null;
}
