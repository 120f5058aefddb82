import { isFreeMail } from '@/lib/people/user/free-mail-domains';
import { domainOf } from '@/lib/people/user/rules';
import type { Verification, Viewer } from '@/lib/platform/viewer/types';
import type { InvitationState } from './types';

export const INVITATION_MILLISECONDS = 14 * 24 * 60 * 60 * 1000;

type Facts = { expiresAt: Date; isAccepted: boolean; isRevoked: boolean };

/** Where an invitation stands at `now` (machine time). */
export function invitationState({ expiresAt, isAccepted, isRevoked }: Facts, now: Date): InvitationState {
  if (isAccepted) return 'accepted';
  if (isRevoked) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
}

type Inviter = Pick<Viewer, 'role' | 'email' | 'isEmailVerified'>;
type Inviting = { verification: Verification; autoInviteEmailDomain: string | null };

/**
 * Whom an agency may invite. Anybody can register one, so until it is verified it writes to its own domain only: the one it
 * lets people in by, or the inviter's, unless that is a mail provider's.
 */
export function mayInvite(inviter: Inviter, agency: Inviting, email: string): boolean {
  if (agency.verification === 'verified' || inviter.role === 'admin') return true;
  const domain = domainOf(email);
  if (isFreeMail(domain)) return false;
  return domain === agency.autoInviteEmailDomain || (inviter.isEmailVerified && domain === domainOf(inviter.email));
}
