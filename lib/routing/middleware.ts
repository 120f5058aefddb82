import { env, isDemoMode } from '@/lib/env';
import { allowedHosts } from './allowed-hosts';
import { createMiddleware } from './next-adapter';
import { getPublishedIndex } from './published-source';

export const middleware = createMiddleware({
  getIndex: getPublishedIndex,
  hosts: { allowed: allowedHosts(env.ALLOWED_HOSTS), trustProxy: env.TRUST_PROXY },
  hasMailbox: isDemoMode,
  isDevelopment: env.NODE_ENV === 'development',
  issuerUrl: env.EMBEDDED_ISSUER_URL ?? null,
  mapOrigins: [env.MAP_STYLE_URL, env.MAP_PMTILES_URL].flatMap((url) => (url ? [new URL(url).origin] : [])),
});
