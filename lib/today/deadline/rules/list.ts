import type { Viewer } from '@/lib/platform/viewer/types';
import type { TodayGroup, TodayScope } from '../schema';
import type { DeadlineKind } from '../types';

const groups: Record<Exclude<TodayGroup, 'snoozed'>, readonly DeadlineKind[]> = {
  options: ['optionEnds', 'offerStands', 'agreedPrice', 'priceMoved'],
  answers: ['answerDue', 'requestEnds', 'message', 'stayAnswer', 'dispute', 'verification', 'question'],
  clients: ['clientComment', 'approval', 'offerValid', 'offerTerm'],
  money: ['freeUntil', 'feeStep', 'payment', 'linkEnds', 'stayDiffers', 'payoutHeld'],
};

export const kindsOf = (group: Exclude<TodayGroup, 'snoozed'>): readonly DeadlineKind[] => groups[group];

export function groupOf(kind: DeadlineKind): TodayGroup {
  const entry = Object.entries(groups).find(([, kinds]) => kinds.includes(kind));
  return (entry?.[0] ?? 'answers') as TodayGroup;
}

type Reader = Pick<Viewer, 'role' | 'agency' | 'hotelId' | 'operatorId' | 'isActing'>;

/** Whose lists a person may read (rule 10.2), their own first. Empty: nobody's. */
export function scopesOf({ role, agency, hotelId, operatorId, isActing }: Reader): TodayScope[] {
  if (role === 'admin') return isActing ? ['team'] : ['house', 'all'];
  return [
    ...(agency ? (['mine'] as const) : []),
    ...(agency && role === 'supervisorAgent' ? (['team'] as const) : []),
    ...(hotelId || operatorId ? (['desk'] as const) : []),
  ];
}

/** The lists of what a person does themselves: an agent may answer for a hotel, too, and each list leaves out the other's. */
export function workScopesOf(reader: Reader): TodayScope[] {
  const [first = 'mine', ...others] = scopesOf(reader);
  return [first, ...others.filter((scope) => scope === 'desk')];
}

const HOUR = 3_600_000;
/** What is overdue may wait so long and no longer. */
const LONGEST_OVERDUE = 24 * HOUR;

/** Until when it may be put off (rule 10.3): never beyond the deadline itself. */
export function snoozeLimit(until: Date, now: Date): Date {
  return until > now ? until : new Date(now.getTime() + LONGEST_OVERDUE);
}
