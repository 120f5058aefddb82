import 'server-only';
import { createHmac } from 'node:crypto';
import { createRemoteJWKSet } from 'jose';
import { z } from 'zod';
import type { SignInClient } from '@/lib/people/openid/clients';
import { clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';

/** Longer than any healthy answer, shorter than anybody waits. */
const TIMEOUT_MILLISECONDS = 5_000;
const METADATA_KEPT_MILLISECONDS = 60 * 60 * 1000;
const SIGNATURES = ['RS256', 'PS256', 'ES256'] as const;

const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url().optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).default(['RS256']),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
});

export type IssuerMetadata = z.output<typeof metadataSchema>;

/** Signatures we accept, of tokens of any kind: asymmetric ones only. */
export const acceptedSignatures: string[] = [...SIGNATURES];

export function issuerUnavailable(detail: string): AppError {
  return new AppError('issuerUnavailable', { status: 503, headers: { 'Retry-After': '5' }, detail });
}

/** For calls from this process: the embedded issuer is reached on loopback, whatever its public name. */
export function internalUrl(address: string): string {
  const { OIDC_ISSUER, EMBEDDED_ISSUER_URL } = env;
  if (!OIDC_ISSUER || !EMBEDDED_ISSUER_URL) return address;
  const url = new URL(address);
  return url.origin === new URL(OIDC_ISSUER).origin ? address.replace(url.origin, EMBEDDED_ISSUER_URL) : address;
}

/** A call to the issuer; throws `issuerUnavailable` when it does not answer in time or answers 5xx. */
async function callIssuer(address: string, init: RequestInit = {}): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
    const response = await fetch(internalUrl(address), { redirect: 'error', ...init, signal });
    if (response.status < 500) return response;
    throw new Error(`answered ${response.status}`);
  } catch (error) {
    throw issuerUnavailable(`${new URL(address).pathname}: ${error instanceof Error ? error.message : 'failed'}`);
  }
}

let known: { metadata: Promise<IssuerMetadata>; since: number } | null = null;

/**
 * The issuer's discovery document, at most an hour old; a failure is not kept. The issuer it names must be ours exactly.
 *
 * @param oldest milliseconds; a short time also tells whether the issuer is there now.
 */
export function issuerMetadata(oldest = METADATA_KEPT_MILLISECONDS): Promise<IssuerMetadata> {
  const now = clock.machine().getTime();
  if (known && now - known.since < oldest) return known.metadata;
  const metadata = discover();
  const mine = { metadata, since: now };
  known = mine;
  metadata.catch(() => {
    if (known === mine) known = null;
  });
  return metadata;
}

async function discover(): Promise<IssuerMetadata> {
  const issuer = env.OIDC_ISSUER;
  if (!issuer) throw issuerUnavailable('OIDC_ISSUER is not set');
  const response = await callIssuer(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const parsed = metadataSchema.safeParse(await response.json().catch(() => null));
  if (!parsed.success || parsed.data.issuer !== issuer) {
    log.error({ expected: issuer, named: parsed.data?.issuer }, 'the issuer does not describe itself as OIDC_ISSUER');
    throw issuerUnavailable('discovery');
  }
  return parsed.data;
}

let keys: { uri: string; get: ReturnType<typeof createRemoteJWKSet> } | null = null;

/** The issuer's public keys, fetched when an unknown one is named, at most every 30 seconds. */
export function issuerKeys({ jwks_uri }: IssuerMetadata): ReturnType<typeof createRemoteJWKSet> {
  if (keys?.uri !== jwks_uri) {
    const options = { timeoutDuration: TIMEOUT_MILLISECONDS, cooldownDuration: 30_000, cacheMaxAge: 10 * 60_000 };
    keys = { uri: jwks_uri, get: createRemoteJWKSet(new URL(internalUrl(jwks_uri)), options) };
  }
  return keys.get;
}

type Client = { id: string; secret: string };

/** Without a secret of its own a client has the embedded issuer's: both sides derive it. */
export function clientOf(door: SignInClient): Client {
  const [id, secret] =
    door === 'desk'
      ? [env.OIDC_DESK_CLIENT_ID, env.OIDC_DESK_CLIENT_SECRET]
      : [env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET];
  return {
    id,
    secret:
      secret ??
      createHmac('sha256', env.APP_SECRET ?? '')
        .update(`oidc-client:${id}`)
        .digest('base64url'),
  };
}

/** The signature of id tokens: RS256, which every issuer has, else the first we accept. */
export function idTokenSignature({ id_token_signing_alg_values_supported: offered }: IssuerMetadata): string {
  return SIGNATURES.find((name) => offered.includes(name)) ?? 'RS256';
}

export function usesPost({ token_endpoint_auth_methods_supported: offered }: IssuerMetadata): boolean {
  return !offered.includes('client_secret_basic') && offered.includes('client_secret_post');
}

/** A request of one of our clients to the token endpoint. */
export function askForTokens(
  metadata: IssuerMetadata,
  door: SignInClient,
  fields: Record<string, string>,
): Promise<Response> {
  const { id, secret } = clientOf(door);
  const basic = Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64');
  const viaPost = usesPost(metadata);
  return callIssuer(metadata.token_endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'application/json',
      ...(viaPost ? {} : { Authorization: `Basic ${basic}` }),
    },
    body: new URLSearchParams({ ...fields, ...(viaPost ? { client_id: id, client_secret: secret } : {}) }),
  });
}
