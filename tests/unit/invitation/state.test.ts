import { expect, it } from 'vitest';
import { invitationState } from '@/lib/people/invitation/rules';

const now = new Date('2026-12-01T12:00:00Z');
const later = new Date('2026-12-01T12:00:01Z');

it.each([
  ['open', { expiresAt: later, isAccepted: false, isRevoked: false }],
  ['expired', { expiresAt: now, isAccepted: false, isRevoked: false }],
  ['revoked', { expiresAt: later, isAccepted: false, isRevoked: true }],
  ['revoked', { expiresAt: now, isAccepted: false, isRevoked: true }],
  ['accepted', { expiresAt: now, isAccepted: true, isRevoked: false }],
])('%s: %o', (state, facts) => {
  expect(invitationState(facts, now)).toBe(state);
});
