import { describe, expect, it } from 'vitest';
import {
  endOfLink,
  feeFor,
  type LinkFacts,
  linkStateOf,
  makesLinks,
  noLinkFor,
  stepsOf,
} from '@/lib/money/payment-link/rules';
import type { LinkEventKind, ShownLink } from '@/lib/money/payment-link/types';

describe('a payment link (rule 5.11)', () => {
  it('ends three days after its due with the day of the place, and three days from now where that is over', () => {
    expect(endOfLink('2026-11-26', '2026-11-24', 'Europe/Paris').toISOString()).toBe('2026-11-29T22:59:00.000Z');
    expect(endOfLink('2026-11-20', '2026-11-24', 'Europe/Paris').toISOString()).toBe('2026-11-27T22:59:00.000Z');
    expect(endOfLink('2027-03-27', '2027-03-20', 'Europe/Vienna').toISOString()).toBe('2027-03-30T21:59:00.000Z');
  });

  it('is for what a client owes, and for a deposit from two weeks before its day', () => {
    const due = { kind: 'prepayment', status: 'open', owedBy: 'client', isAtHotel: false, hold: null } as const;
    const until = '2026-12-24';
    expect(noLinkFor({ ...due, until }, '2026-11-24')).toBeNull();
    expect(noLinkFor({ ...due, until, status: 'paid' }, until)).toBe('dueSettled');
    expect(noLinkFor({ ...due, until, owedBy: 'agency' }, until)).toBe('dueNotClients');
    expect(noLinkFor({ ...due, until, isAtHotel: true }, until)).toBe('dueAtHotel');
    const deposit = { ...due, until, kind: 'securityDeposit', hold: 'taken' } as const;
    expect(noLinkFor(deposit, '2026-12-09')).toBe('depositTooEarly');
    expect(noLinkFor(deposit, '2026-12-10')).toBeNull();
    expect(noLinkFor({ ...deposit, hold: 'blocked' }, '2026-12-10')).toBe('depositBlocked');
  });

  it('asks no fee of a private card issued in the EEA', () => {
    expect(feeFor('any', 27_300n)).toBe(27_300n);
    expect(feeFor('eea', 27_300n)).toBe(0n);
  });

  it('says where it has come to', () => {
    const now = new Date('2026-11-24T15:00:00Z');
    const stateOf = (kinds: LinkEventKind[], more: Partial<LinkFacts> = {}) =>
      linkStateOf(
        {
          closing: null,
          endsAt: new Date('2026-11-29T22:59:00Z'),
          due: { status: 'open' },
          events: kinds.map((kind) => ({ kind })),
          ...more,
        },
        now,
      );
    expect(stateOf(['made'])).toBe('made');
    expect(stateOf(['made', 'sent'])).toBe('sent');
    expect(stateOf(['made', 'seen', 'sent'])).toBe('seen');
    expect(stateOf(['made', 'seen', 'checkout'])).toBe('checkout');
    expect(stateOf(['made', 'seen', 'checkout', 'left'])).toBe('seen');
    expect(stateOf(['made'], { endsAt: now })).toBe('ended');
    expect(stateOf(['made'], { closing: 'replaced' })).toBe('ended');
    expect(stateOf(['made'], { due: null })).toBe('ended');
    expect(stateOf(['made'], { closing: 'revoked' })).toBe('revoked');
    expect(stateOf(['made', 'paid'], { closing: 'revoked', due: { status: 'paid' } })).toBe('paid');
  });

  it('is made by the agency, the operator and an admin, and by no hotel', () => {
    const nobody = { agency: null, operatorId: null, role: 'hotelContact' } as const;
    expect(makesLinks(nobody as unknown as Parameters<typeof makesLinks>[0])).toBe(false);
    expect(makesLinks({ ...nobody, role: 'operator', operatorId: 'O1' })).toBe(true);
    expect(makesLinks({ ...nobody, role: 'admin' })).toBe(true);
  });

  it('goes in five steps, each with its first and its last moment', () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 15, minute));
    const event = (kind: LinkEventKind, minute: number) => ({ kind, at: at(minute), actor: null, amount: null });
    const events = [event('made', 0), event('seen', 2), event('checkout', 3), event('left', 4), event('seen', 9)];
    const open = { status: 'open' } as ShownLink['due'];
    expect(stepsOf({ events, due: open })).toEqual([
      { step: 'made', first: at(0), last: at(0), isReached: true },
      { step: 'sent', first: null, last: null, isReached: false },
      { step: 'seen', first: at(2), last: at(9), isReached: true },
      { step: 'checkout', first: at(3), last: at(3), isReached: true },
      { step: 'paid', first: null, last: null, isReached: false },
    ]);
    // A card's payment that went back leaves its event, and the due open.
    expect(stepsOf({ events: [event('paid', 5)], due: open }).at(-1)?.isReached).toBe(false);
    const byTransfer = stepsOf({ events, due: { status: 'paid' } as ShownLink['due'] }).at(-1);
    expect(byTransfer).toEqual({ step: 'paid', first: null, last: null, isReached: true });
  });
});
