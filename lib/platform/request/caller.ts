import 'server-only';
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { env } from '@/lib/platform/env';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-port'];

/**
 * Next fills `x-forwarded-for` from the socket only when the caller sent none, so anybody could choose an address of
 * their own for every post and no limit would ever be reached. Without a trusted proxy these headers are removed
 * before Next sees a request.
 */
export function forgetForwardedHeaders({ headers }: IncomingMessage, trustProxy = env.TRUST_PROXY): void {
  if (trustProxy) return;
  for (const name of FORWARDED) delete headers[name];
}

/** One caller of IPv6 owns at least a /64 and could change address with every post. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** Who counts as one caller: the last address of the chain is the one our own side saw. */
export function callerAddress(forwardedFor: string | null): string {
  const last = forwardedFor?.split(',').at(-1)?.trim() ?? '';
  return isIP(last.split('%')[0] ?? '') === 0 ? 'unknown' : network(last);
}
