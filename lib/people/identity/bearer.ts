import 'server-only';
import { errors, jwtVerify } from 'jose';
import { acceptedSignatures, issuerKeys, issuerMetadata, issuerUnavailable } from '@/lib/people/openid/issuer';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';

const SCOPE = 'api';
const CLOCK_TOLERANCE_SECONDS = 10;
/** RFC 6750 §2.1, and no longer than any token of ours. */
const BEARER = /^bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i;
const MAXIMUM_LENGTH = 8192;

export function invalidToken(detail: string): AppError {
  const challenge = 'Bearer realm="api", error="invalid_token"';
  return new AppError('notAuthenticated', { status: 401, headers: { 'WWW-Authenticate': challenge }, detail });
}

/**
 * The subject of an access token of our issuer (RFC 9068): signed by its keys, for this API, within its time. Throws 401
 * with the challenge of RFC 6750, or 503 while the keys cannot be had.
 */
export async function bearerSubject(headers: Headers): Promise<string> {
  const header = headers.get('authorization') ?? '';
  const token = header.length > MAXIMUM_LENGTH ? undefined : BEARER.exec(header)?.[1];
  if (!token) throw invalidToken('not a bearer token');
  const metadata = await issuerMetadata();
  try {
    const { payload } = await jwtVerify(token, issuerKeys(metadata), {
      issuer: metadata.issuer,
      audience: env.OIDC_AUDIENCE,
      typ: 'at+jwt',
      algorithms: acceptedSignatures,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    const scopes = typeof payload.scope === 'string' ? payload.scope.split(' ') : [];
    if (!scopes.includes(SCOPE)) throw invalidToken('without the scope');
    return payload.sub ?? '';
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (isAboutToken(error)) throw invalidToken(error.code);
    throw issuerUnavailable(`keys: ${error instanceof Error ? error.message : 'failed'}`);
  }
}

/** What is wrong with the token itself; anything else happened while its key was fetched. */
export function isAboutToken(error: unknown): error is errors.JOSEError {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC'
  );
}
