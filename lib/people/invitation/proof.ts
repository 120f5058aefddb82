import 'server-only';
import { openClaims, sealClaims } from '@/lib/people/session/sealed';

const SALT = 'invited-address';
/** As long as a sign-in may take. */
const SECONDS = 60 * 60;

/** Says to our own issuer that whoever brings it has opened the mail of an invitation at this address. */
export function sealInvitedAddress(email: string): Promise<string> {
  return sealClaims({ email }, { salt: SALT, maxAge: SECONDS });
}

/** The address that was reached; null for what we did not seal, or too long ago. */
export async function openInvitedAddress(proof: unknown): Promise<string | null> {
  const claims = typeof proof === 'string' ? await openClaims(proof, SALT) : null;
  return typeof claims?.email === 'string' ? claims.email : null;
}
