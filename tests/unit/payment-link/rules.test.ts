import { describe, expect, it } from 'vitest';
import { endOfLink, feeFor, type LinkFacts, linkStateOf, noLinkFor } from '@/lib/money/payment-link/rules';
import type { LinkEventKind } from '@/lib/money/payment-link/types';

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
});
