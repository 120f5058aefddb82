import type { SignInClient } from '@/lib/people/openid/clients';

/** What an issuer says has ended: one of its sessions, or with null all that a person had when it said so. */
export type LogoutNotice = { sessionId: string | null; subject: string | null; issuedAt: Date };

/** A session that ended here, with what the issuer needs to end its own. */
export type EndedSession = { door: SignInClient; idToken: string };
