import 'server-only';
import { jwtVerify } from 'jose';
import { type SignInClient, signInClients } from '@/lib/people/openid/clients';
import {
  acceptedSignatures,
  clientOf,
  issuerKeys,
  issuerMetadata,
  issuerUnavailable,
} from '@/lib/people/openid/issuer';
import { AppError } from '@/lib/platform/errors';
import { isAboutToken } from './bearer';
import type { LogoutNotice } from './types';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const MAXIMUM_AGE_SECONDS = 5 * 60;
const CLOCK_TOLERANCE_SECONDS = 10;
/** Older issuers leave the type out; any other says that this is a token for something else. */
const types: readonly unknown[] = [undefined, 'JWT', 'logout+jwt'];

function refusal(detail: string): AppError {
  return new AppError('invalidLogoutToken', { status: 400, detail });
}

function isLogoutEvent(events: unknown): boolean {
  const event = typeof events === 'object' && events !== null ? (events as Record<string, unknown>)[EVENT] : null;
  return typeof event === 'object' && event !== null;
}

/** Checks a logout token (OpenID Connect Back-Channel Logout §2.6). Throws 400, or 503 while the keys cannot be had. */
export async function readLogoutToken(token: unknown, door: SignInClient | null): Promise<LogoutNotice> {
  if (typeof token !== 'string') throw refusal('missing');
  const metadata = await issuerMetadata();
  try {
    const { payload, protectedHeader } = await jwtVerify(token, issuerKeys(metadata), {
      issuer: metadata.issuer,
      audience: (door ? [door] : signInClients).map((each) => clientOf(each).id),
      algorithms: acceptedSignatures,
      requiredClaims: ['iat', 'jti', 'events'],
      maxTokenAge: MAXIMUM_AGE_SECONDS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    const { sid, sub, iat = 0 } = payload;
    if (!types.includes(protectedHeader.typ)) throw refusal('of another type');
    if (!isLogoutEvent(payload.events)) throw refusal('without the event');
    if ('nonce' in payload) throw refusal('an id token');
    const sessionId = typeof sid === 'string' && sid !== '' ? sid : null;
    const subject = sub ? sub : null;
    if (sessionId === null && subject === null) throw refusal('of nobody');
    // Issued within that second.
    return { sessionId, subject, issuedAt: new Date(iat * 1000 + 999) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (isAboutToken(error)) throw refusal(error.code);
    throw issuerUnavailable(`keys: ${error instanceof Error ? error.message : 'failed'}`);
  }
}
