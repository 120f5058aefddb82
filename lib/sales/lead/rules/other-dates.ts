import type { AvailabilityFacts, Period } from '@/lib/catalogue/property/rules/facts';
import { addDays, daysBetween, earliest, latest, type PlainDate, weekdayOf } from '@/lib/platform/dates';
import type { BrokenRule, DateRule, Judgement } from '@/lib/rates/judge/types';
import { decideAvailability } from '@/lib/rates/property/rules/availability';
import type { LeadStatus } from '../types';
import { hasEnded } from './group';
import { isLive } from './transition';

/** A period nobody has priced is the operator's to answer for; the usual days and lengths say what would be free. */
export function judgeProperty(stay: Period, facts: AvailabilityFacts): Judgement {
  const { state, reason } = decideAvailability(stay, facts);
  const ofHouse = (rule: DateRule): BrokenRule => ({ ...rule, roomId: null });
  switch (reason.code) {
    case 'arrivalInPast':
      return { state: 'impossible', broken: [ofHouse({ rule: 'past' })] };
    case 'overlapsOption':
      return { state: 'held', broken: [ofHouse({ rule: 'held', nights: [periodOf(reason)] })] };
    case 'overlapsOwnerBlock':
      return { state: 'impossible', broken: [ofHouse({ rule: 'closed', opensOn: reason.checkOut })] };
    case 'overlapsBooking':
    case 'overlapsSoldStay':
      return { state: 'impossible', broken: [ofHouse({ rule: 'sold', nights: [periodOf(reason)] })] };
    case 'arrivalWeekday':
      return { state: 'onRequest', broken: [ofHouse({ rule: 'arrival', weekdays: reason.weekdays })] };
    case 'lengthOfStay':
      return { state: 'onRequest', broken: [ofHouse({ rule: 'lengths', nights: reason.nights })] };
    default:
      return { state: state === 'available' ? 'available' : 'onRequest', broken: [] };
  }
}

const periodOf = ({ checkIn, checkOut }: Period): Period => ({ checkIn, checkOut });

/** What other dates mean for a lead as it stands. */
export type DatesWay =
  /** Nothing is held and nobody has been asked: the lead takes them at once. */
  | 'take'
  /** A request nobody has answered is asked anew. */
  | 'askAnew'
  /** What the supplier has confirmed stands until they agree. */
  | 'ask';

type Standing = { status: LeadStatus; isClosed: boolean };

/** Null: its dates can no longer be changed. */
export function datesWayOf({ status, isClosed }: Standing): DatesWay | null {
  if (isClosed || hasEnded(status)) return null;
  if (!isLive(status)) return 'take';
  return status === 'REQUESTED_OPTION' || status === 'REQUESTED_BOOKING' ? 'askAnew' : 'ask';
}

/** Whether these dates may be asked for: being second is for whoever has nothing confirmed. */
export function mayMove({ state }: Judgement, way: DatesWay): boolean {
  return state === 'available' || state === 'onRequest' || (state === 'held' && way !== 'ask');
}

export const CALENDAR_DAYS = 35;

/** The Monday a calendar of five weeks begins on: the one of the earlier stay, where both are seen at once. */
export function calendarStart(stays: readonly PlainDate[], today: PlainDate): PlainDate {
  const monday = (day: PlainDate) => addDays(day, 1 - weekdayOf(day));
  const last = stays.at(-1) ?? today;
  const first = stays.reduce(earliest, last);
  const start = monday(daysBetween(first, last) < CALENDAR_DAYS - 7 ? first : addDays(last, -7));
  return latest(start, monday(today));
}
