import { mapOrigins } from '@/lib/catalogue/map/origins';
import { allowedHosts } from '@/lib/platform/addresses/allowed-hosts';
import { env, isDemoMode } from '@/lib/platform/env';
import type { Dependencies } from './next-adapter';
import { getPublishedIndex } from './published-source';

/** What routing knows of this process. */
export const wiring: Dependencies = {
  getIndex: getPublishedIndex,
  hosts: { allowed: allowedHosts(env.ALLOWED_HOSTS), trustProxy: env.TRUST_PROXY },
  hasMailbox: isDemoMode,
  isDevelopment: env.NODE_ENV === 'development',
  issuerUrl: env.EMBEDDED_ISSUER_URL ?? null,
  issuerOrigin: env.OIDC_ISSUER ? new URL(env.OIDC_ISSUER).origin : null,
  mapOrigins,
  hasPayments: Boolean(env.STRIPE_SECRET_KEY),
  hasChat: Boolean(env.STREAM_API_KEY && env.STREAM_API_SECRET),
};
