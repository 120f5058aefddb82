import { describe, expect, it } from 'vitest';
import {
  decide,
  hasLapsed,
  isLive,
  isValidHistory,
  openAt,
  statusAfter,
  statusAt,
} from '@/lib/sales/lead/rules/transition';
import {
  type LeadActor,
  type LeadEventType,
  type LeadStatus,
  leadActors,
  leadEventTypes,
  leadStatuses,
} from '@/lib/sales/lead/types';

const abbreviations: Record<string, LeadStatus> = {
  I: 'INTEREST',
  RO: 'REQUESTED_OPTION',
  CO: 'CONFIRMED_OPTION',
  DO: 'DECLINED_OPTION',
  EO: 'EXPIRED_OPTION',
  XO: 'CANCELLED_OPTION',
  RB: 'REQUESTED_BOOKING',
  CB: 'CONFIRMED_BOOKING',
  DB: 'DECLINED_BOOKING',
  XB: 'CANCELLED_BOOKING',
};

/** Rule 3.1, written a second time: from states, by whom, to. Everything that is not here is refused. */
const table = `
  interest          -               agent           I
  requestedOption   I,DO,EO,XO      agent           RO
  confirmedOption   RO              supplier,system CO
  declinedOption    RO              supplier        DO
  expiredOption     RO,CO           system          EO
  cancelledOption   RO,CO           agent,supplier  XO
  requestedBooking  I,RO,DO,EO,XO   agent           RB
  confirmedBooking  CO              agent           CB
  confirmedBooking  RB              supplier,system CB
  declinedBooking   RB              supplier        DB
  cancelledBooking  RB,CB           agent,supplier  XB`;

const allowed = new Map<string, LeadStatus>();
for (const line of table.trim().split('\n')) {
  const [event = '', froms = '', actors = '', to = ''] = line.trim().split(/\s+/);
  for (const from of froms.split(',')) {
    for (const by of actors.split(',')) {
      const status = from === '-' ? null : abbreviations[from];
      allowed.set(`${event} ${status} ${by}`, abbreviations[to] as LeadStatus);
    }
  }
}

const states: (LeadStatus | null)[] = [null, ...leadStatuses];
const every = leadEventTypes.flatMap((event) =>
  states.flatMap((status) => leadActors.map((by) => ({ event, status, by }))),
);

describe('every event in every state by everybody', () => {
  it('leads where the table says, and is refused with a reason everywhere else', () => {
    expect(every).toHaveLength(10 * 11 * 3);
    for (const { event, status, by } of every) {
      const decision = decide(event, { status, isClosed: false }, by);
      const name = `${event} ${status} ${by}`;
      expect([name, decision.to]).toEqual([name, allowed.get(name)]);
      if (!decision.to) expect(decision.refusal).toBeTruthy();
      // The projection of the event is the state the table names.
      else expect(statusAfter(event)).toBe(decision.to);
    }
  });

  it('a closed lead takes none', () => {
    for (const { event, status, by } of every) {
      expect(decide(event, { status, isClosed: true }, by)).toEqual({ refusal: 'leadClosed' });
    }
  });

  it.each<[LeadEventType, LeadStatus, LeadActor, string]>([
    ['confirmedBooking', 'EXPIRED_OPTION', 'agent', 'leadOptionExpired'],
    ['requestedBooking', 'CONFIRMED_OPTION', 'agent', 'leadOptionConfirmed'],
    ['confirmedOption', 'CANCELLED_OPTION', 'supplier', 'leadAnswered'],
    ['declinedBooking', 'CONFIRMED_BOOKING', 'supplier', 'leadAnswered'],
    ['requestedOption', 'CANCELLED_BOOKING', 'agent', 'leadEnded'],
    ['requestedOption', 'CONFIRMED_BOOKING', 'agent', 'leadStateForbids'],
    ['confirmedOption', 'REQUESTED_OPTION', 'agent', 'leadNotForYou'],
    ['requestedOption', 'CONFIRMED_OPTION', 'agent', 'leadStateForbids'],
    ['requestedBooking', 'CONFIRMED_BOOKING', 'agent', 'leadStateForbids'],
    ['cancelledBooking', 'INTEREST', 'supplier', 'leadStateForbids'],
    ['confirmedBooking', 'INTEREST', 'agent', 'leadStateForbids'],
  ])('%s in %s by %s is refused as %s', (event, status, by, refusal) => {
    expect(decide(event, { status, isClosed: false }, by)).toEqual({ refusal });
  });
});

describe('a history', () => {
  it('is valid when each event could follow the one before', () => {
    const events = (text: string) =>
      text.split(' ').map((one) => {
        const [type, by] = one.split(':');
        return { type: type as LeadEventType, by: by as LeadActor };
      });
    expect(isValidHistory(events('interest:agent requestedOption:agent confirmedOption:supplier'))).toBe(true);
    expect(isValidHistory(events('interest:agent requestedBooking:agent confirmedBooking:system'))).toBe(true);
    expect(isValidHistory(events('interest:agent confirmedOption:supplier'))).toBe(false);
    expect(isValidHistory(events('interest:agent interest:agent'))).toBe(false);
    expect(isValidHistory([])).toBe(false);
  });
});

describe('expiry', () => {
  const end = new Date('2026-11-27T17:00:00Z');
  const before = new Date(end.getTime() - 1);

  it('is the clock’s: over at its end, not a millisecond before, and only for options', () => {
    for (const status of leadStatuses) {
      const isOption = status === 'REQUESTED_OPTION' || status === 'CONFIRMED_OPTION';
      expect([status, hasLapsed({ status, optionExpiresAt: end }, before)]).toEqual([status, false]);
      expect([status, hasLapsed({ status, optionExpiresAt: end }, end)]).toEqual([status, isOption]);
    }
    expect(statusAt({ status: 'CONFIRMED_OPTION', optionExpiresAt: end }, end)).toBe('EXPIRED_OPTION');
    expect(statusAt({ status: 'CONFIRMED_OPTION', optionExpiresAt: end }, before)).toBe('CONFIRMED_OPTION');
  });

  it('leaves open what has not ended, and what never does', () => {
    const option = { status: 'CONFIRMED_OPTION' as const, optionExpiresAt: end };
    const booking = { status: 'CONFIRMED_BOOKING' as const, optionExpiresAt: null };
    const longer = { ...option, optionExpiresAt: new Date(end.getTime() + 1) };
    expect(openAt([option, booking, longer], end)).toEqual([booking, longer]);
    expect(hasLapsed({ ...option, optionExpiresAt: null }, end)).toBe(false);
  });
});

it('something of the supplier’s is asked for or taken by options and bookings that have not ended', () => {
  expect(leadStatuses.filter(isLive)).toEqual([
    'REQUESTED_OPTION',
    'CONFIRMED_OPTION',
    'REQUESTED_BOOKING',
    'CONFIRMED_BOOKING',
  ]);
});
