import { describe, expect, it } from 'vitest';
import { hotelInvitationState, mayClaim, ownDomain } from '@/lib/sales/hotel-invitation/rules';

const now = new Date('2026-12-01T12:00:00Z');
const facts = { openedAt: null, claimedAt: null, expiresAt: new Date(+now + 1), isLive: false };

describe('how far an invitation of a hotel has come', () => {
  it.each([
    ['sent', {}],
    ['opened', { openedAt: now }],
    ['expired', { expiresAt: now }],
    ['expired', { expiresAt: now, openedAt: now }],
    ['claimed', { expiresAt: now, openedAt: now, claimedAt: now }],
    ['live', { claimedAt: now, isLive: true }],
    // Shown by somebody else: nobody of the hotel has taken it.
    ['sent', { isLive: true }],
  ])('%s: %o', (state, changed) => {
    expect(hotelInvitationState({ ...facts, ...changed }, now)).toBe(state);
  });
});

describe('who may take a hotel', () => {
  const hotel = { id: 'H01', reservations: 'Stay@Cendrelle.example', managers: ['Boss@Post.example'] };
  const viewer = { email: 'anna@cendrelle.example', isEmailVerified: true, hotelId: null, operatorId: null };
  const may = (changed: Partial<typeof viewer> | object, of = hotel) => mayClaim({ ...viewer, ...changed }, of);

  it('whoever has an address of the hotel, or one the hotel has named', () => {
    expect(ownDomain(hotel)).toBe('cendrelle.example');
    expect(may({})).toBe(true);
    expect(may({ email: 'boss@post.example' })).toBe(true);
    expect(may({ email: 'anna@post.example' })).toBe(false);
  });

  it('only with an address that is verified', () => {
    expect(may({ isEmailVerified: false })).toBe(false);
  });

  it('of a provider who gives addresses to anybody, only the address that was named', () => {
    const small = { ...hotel, reservations: 'cendrelle@gmail.com' };
    expect(ownDomain(small)).toBeNull();
    expect(may({ email: 'cendrelle@gmail.com' }, small)).toBe(true);
    expect(may({ email: 'anna@gmail.com' }, small)).toBe(false);
  });

  it('nobody who answers for another hotel or an operator; for this one they do already', () => {
    expect(may({ hotelId: 'H02' })).toBe(false);
    expect(may({ operatorId: 'O1' })).toBe(false);
    expect(may({ hotelId: 'H01', email: 'anna@elsewhere.example' })).toBe(true);
  });
});
