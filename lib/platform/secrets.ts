import 'server-only';
import { env } from '@/lib/platform/env';

/** The secret that signs and seals whatever is new, then the former ones, which still open what they once sealed. */
export function secretRing(): readonly [string, ...string[]] {
  if (!env.APP_SECRET) throw new Error('APP_SECRET is not set.');
  return [env.APP_SECRET, ...env.APP_SECRET_PREVIOUS];
}
