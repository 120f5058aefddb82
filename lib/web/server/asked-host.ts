import 'server-only';
import type { IncomingMessage } from 'node:http';
import { allowedHosts } from '@/lib/platform/addresses/allowed-hosts';
import { type ResolvedHost, resolveHost } from '@/lib/platform/addresses/hosts';
import { env } from '@/lib/platform/env';

const hosts = { allowed: allowedHosts(env.ALLOWED_HOSTS), trustProxy: env.TRUST_PROXY };

/** The site a request is for; null where there is none of ours. */
export function askedHost({ headers }: IncomingMessage): ResolvedHost | null {
  const host = resolveHost(headers.host ?? '', headers['x-forwarded-host']?.toString() ?? null, hosts);
  return 'refused' in host ? null : host;
}
