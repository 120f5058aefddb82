import 'server-only';
import { env } from '@/lib/platform/env';

/**
 * Whether the visitor came over HTTPS. Only a proxy of ours can say so, in `x-forwarded-proto`; of several entries the
 * first is the visitor's own connection. Without such a proxy this process is reached over plain HTTP.
 */
export function isHttps(forwardedProto: string | string[] | null | undefined, trustProxy = env.TRUST_PROXY): boolean {
  if (!trustProxy) return false;
  return forwardedProto?.toString().split(',')[0]?.trim().toLowerCase() === 'https';
}
