import 'server-only';
import { createHmac, hkdfSync } from 'node:crypto';
import type { ReturnHosts } from '@/lib/issuer/return-address';
import type { SignInClient } from '@/lib/people/openid/clients';
import { allowedHosts } from '@/lib/platform/addresses/allowed-hosts';
import { env, isDemoMode } from '@/lib/platform/env';

export type IssuerSettings = {
  /** The public address, exactly as tokens name it: `http://lds.localhost:3000/identity`. */
  issuer: string;
  /** Every key of this process is derived from it. */
  secret: string;
  /** What they derived still opens what it sealed or signed, the newest first. */
  formerSecrets: readonly string[];
  /** Whom access tokens are for. */
  audience: string;
  clients: Readonly<Record<SignInClient, { id: string; secret: string }>>;
  hosts: ReturnHosts;
  /** Where the web server takes logout tokens. */
  logoutOrigin: string;
  accessTokenSeconds: number;
  isDemo: boolean;
};

const ACCESS_TOKEN_SECONDS = 300;

/** A secret for one purpose, base64url; both sides of the embedded issuer derive those of the clients like this. */
export function derivedSecret(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}

/** 32 bytes for AES-256-GCM. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/**
 * On names below `.localhost` the web server is reached at plain `localhost`: few resolvers know the longer ones. The
 * logout token says what it is about, the host does not.
 */
function logoutOriginOf(issuer: URL): string {
  return issuer.hostname.endsWith('.localhost') ? `${issuer.protocol}//localhost:${issuer.port}` : issuer.origin;
}

/** Throws without OIDC_ISSUER and APP_SECRET: the starter sets both. */
export function settingsFromEnvironment(): IssuerSettings {
  const { OIDC_ISSUER: issuer, APP_SECRET: secret } = env;
  if (!issuer || !secret) throw new Error('OIDC_ISSUER and APP_SECRET must be set.');
  const client = (id: string, own: string | undefined) => ({
    id,
    secret: own ?? derivedSecret(secret, `oidc-client:${id}`),
  });
  const { protocol, port } = new URL(issuer);
  return {
    issuer,
    secret,
    formerSecrets: env.APP_SECRET_PREVIOUS,
    audience: env.OIDC_AUDIENCE,
    clients: {
      agency: client(env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET),
      desk: client(env.OIDC_DESK_CLIENT_ID, env.OIDC_DESK_CLIENT_SECRET),
    },
    hosts: { allowed: allowedHosts(env.ALLOWED_HOSTS), named: env.ALLOWED_HOSTS, protocol, port, isDemo: isDemoMode },
    logoutOrigin: logoutOriginOf(new URL(issuer)),
    accessTokenSeconds: ACCESS_TOKEN_SECONDS,
    isDemo: isDemoMode,
  };
}
