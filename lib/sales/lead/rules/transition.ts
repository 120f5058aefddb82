import type { LeadActor, LeadEventType, LeadStatus } from '../types';

/** Rule 3.1: which event leads from where to where, and who may cause it. `null`: there is no lead yet. */
type Transition = { from: readonly (LeadStatus | null)[]; by: readonly LeadActor[]; to: LeadStatus };

const transitions: Record<LeadEventType, readonly Transition[]> = {
  interest: [{ from: [null], by: ['agent'], to: 'INTEREST' }],
  requestedOption: [
    {
      from: ['INTEREST', 'DECLINED_OPTION', 'EXPIRED_OPTION', 'CANCELLED_OPTION'],
      by: ['agent'],
      to: 'REQUESTED_OPTION',
    },
  ],
  confirmedOption: [{ from: ['REQUESTED_OPTION'], by: ['supplier', 'system'], to: 'CONFIRMED_OPTION' }],
  declinedOption: [{ from: ['REQUESTED_OPTION'], by: ['supplier'], to: 'DECLINED_OPTION' }],
  expiredOption: [{ from: ['REQUESTED_OPTION', 'CONFIRMED_OPTION'], by: ['system'], to: 'EXPIRED_OPTION' }],
  cancelledOption: [
    { from: ['REQUESTED_OPTION', 'CONFIRMED_OPTION'], by: ['agent', 'supplier'], to: 'CANCELLED_OPTION' },
  ],
  requestedBooking: [
    {
      from: ['INTEREST', 'REQUESTED_OPTION', 'DECLINED_OPTION', 'EXPIRED_OPTION', 'CANCELLED_OPTION'],
      by: ['agent'],
      to: 'REQUESTED_BOOKING',
    },
  ],
  confirmedBooking: [
    { from: ['CONFIRMED_OPTION'], by: ['agent'], to: 'CONFIRMED_BOOKING' },
    // By the system: an instant booking.
    { from: ['REQUESTED_BOOKING'], by: ['supplier', 'system'], to: 'CONFIRMED_BOOKING' },
  ],
  declinedBooking: [{ from: ['REQUESTED_BOOKING'], by: ['supplier'], to: 'DECLINED_BOOKING' }],
  cancelledBooking: [
    { from: ['REQUESTED_BOOKING', 'CONFIRMED_BOOKING'], by: ['agent', 'supplier'], to: 'CANCELLED_BOOKING' },
  ],
};

/** Message keys below `error`. */
export type Refusal =
  | 'leadClosed'
  | 'leadOptionExpired'
  | 'leadOptionConfirmed'
  | 'leadAnswered'
  | 'leadEnded'
  | 'leadStateForbids'
  | 'leadNotForYou';

export type Decision = { to: LeadStatus; refusal?: never } | { to?: never; refusal: Refusal };

const ended: readonly (LeadStatus | null)[] = ['DECLINED_BOOKING', 'CANCELLED_BOOKING'];
const answers: readonly LeadEventType[] = ['confirmedOption', 'declinedOption', 'confirmedBooking', 'declinedBooking'];

/** Why the event finds no way on from this status. */
function refusalOf(event: LeadEventType, status: LeadStatus | null, by: LeadActor): Refusal {
  if (status === 'EXPIRED_OPTION') return 'leadOptionExpired';
  if (status === 'CONFIRMED_OPTION' && event === 'requestedBooking') return 'leadOptionConfirmed';
  if (by === 'supplier' && status !== null && answers.includes(event)) return 'leadAnswered';
  return ended.includes(status) ? 'leadEnded' : 'leadStateForbids';
}

/**
 * The state an event leads to, or why it may not happen. `status` is that of now: an option that has lapsed by the clock is
 * expired (`statusAt`), whether or not anybody has written it down.
 */
export function decide(
  event: LeadEventType,
  { status, isClosed }: { status: LeadStatus | null; isClosed: boolean },
  by: LeadActor,
): Decision {
  if (isClosed) return { refusal: 'leadClosed' };
  const possible = transitions[event].filter(({ from }) => from.includes(status));
  if (possible.length === 0) return { refusal: refusalOf(event, status, by) };
  const allowed = possible.find((transition) => transition.by.includes(by));
  return allowed ? { to: allowed.to } : { refusal: 'leadNotForYou' };
}

const projection: Record<LeadEventType, LeadStatus> = {
  interest: 'INTEREST',
  requestedOption: 'REQUESTED_OPTION',
  confirmedOption: 'CONFIRMED_OPTION',
  declinedOption: 'DECLINED_OPTION',
  expiredOption: 'EXPIRED_OPTION',
  cancelledOption: 'CANCELLED_OPTION',
  requestedBooking: 'REQUESTED_BOOKING',
  confirmedBooking: 'CONFIRMED_BOOKING',
  declinedBooking: 'DECLINED_BOOKING',
  cancelledBooking: 'CANCELLED_BOOKING',
};

/** Events are the truth: a lead stands where its last event left it. */
export function statusAfter(lastEvent: LeadEventType): LeadStatus {
  return projection[lastEvent];
}

/** Whether these events, in their order, could have happened one after the other. */
export function isValidHistory(events: readonly { type: LeadEventType; by: LeadActor }[]): boolean {
  let status: LeadStatus | null = null;
  for (const { type, by } of events) {
    const { to } = decide(type, { status, isClosed: false }, by);
    if (!to) return false;
    status = to;
  }
  return status !== null;
}

type Standing = { status: LeadStatus; optionExpiresAt: Date | null };

/** A request for an option and a confirmed one, until they end. */
export function isOption(status: LeadStatus): boolean {
  return status === 'REQUESTED_OPTION' || status === 'CONFIRMED_OPTION';
}

/** Expiry is judged by the clock, never by whether a sweeper has run. At its end an option is over. */
export function hasLapsed({ status, optionExpiresAt }: Standing, now: Date): boolean {
  return isOption(status) && optionExpiresAt !== null && optionExpiresAt <= now;
}

/** Without options that have ended by then, whether or not anybody has written it down. */
export function openAt<Lead extends Standing>(leads: readonly Lead[], now: Date): Lead[] {
  return leads.filter((lead) => !hasLapsed(lead, now));
}

export function statusAt(lead: Standing, now: Date): LeadStatus {
  return hasLapsed(lead, now) ? 'EXPIRED_OPTION' : lead.status;
}

/** Something of the supplier's is asked for or taken: such a lead cannot just be closed or moved. */
export function isLive(status: LeadStatus): boolean {
  return isOption(status) || status === 'REQUESTED_BOOKING' || status === 'CONFIRMED_BOOKING';
}
