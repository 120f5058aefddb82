import type { InvitationState } from './types';

export const INVITATION_MILLISECONDS = 14 * 24 * 60 * 60 * 1000;

type Facts = { expiresAt: Date; isAccepted: boolean; isRevoked: boolean };

/** Where an invitation stands at `now` (machine time). */
export function invitationState({ expiresAt, isAccepted, isRevoked }: Facts, now: Date): InvitationState {
  if (isAccepted) return 'accepted';
  if (isRevoked) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
}
