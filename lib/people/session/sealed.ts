import 'server-only';
import { decode, encode, type JWT } from 'next-auth/jwt';
import { secretRing } from '@/lib/platform/secrets';

/** Claims as next-auth keeps them in a cookie (JWE). `salt` sets one use of the secret apart from another. */
export function sealClaims(claims: JWT, { salt, maxAge }: { salt: string; maxAge: number }): Promise<string> {
  const [secret] = secretRing();
  return encode({ token: claims, secret, salt, maxAge });
}

/** What `sealClaims` or next-auth sealed; null when it is forged or too old. */
export async function openClaims(value: string, salt = ''): Promise<JWT | null> {
  for (const secret of secretRing()) {
    const claims = await decode({ token: value, secret, salt }).catch(() => null);
    if (claims) return claims;
  }
  return null;
}
