import { returnPathOf } from '@/lib/people/identity/rules';
import type { SignInClient } from '@/lib/people/openid/clients';
import { type AllowedHosts, allowedHosts, isAllowedHost } from '@/lib/platform/addresses/allowed-hosts';
import { type ResolvedHost, resolveHost } from '@/lib/platform/addresses/hosts';
import { paths } from '@/lib/platform/addresses/paths';

/** Where people may be sent back to: agency hosts of this installation, under its one scheme and port. */
export type ReturnHosts = {
  allowed: AllowedHosts;
  /** The further hosts somebody configured, as they wrote them. */
  named: readonly string[];
  /** As in URL: `http:` or `https:`, and the port or ''. */
  protocol: string;
  port: string;
  isDemo: boolean;
};

const signedOutPaths: readonly string[] = [paths.landing(), paths.signIn(), paths.deskSignIn()];

function isNamed(name: string, named: readonly string[]): boolean {
  const own = allowedHosts();
  const { exact, suffixes } = allowedHosts(named);
  const added = {
    exact: exact.filter((entry) => !own.exact.includes(entry)),
    suffixes: suffixes.filter((entry) => !own.suffixes.includes(entry)),
  };
  return isAllowedHost(name, added);
}

/**
 * The agency host behind a `Host` value; null when nobody may be sent there. A demonstration lives on names of this
 * machine, a real installation never does; hosts that were named explicitly are good for both.
 */
export function agencyHost(host: string, hosts: ReturnHosts): ResolvedHost | null {
  const address = `${hosts.protocol}//${host}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.host !== host || url.port !== hosts.port) return null;
  const resolved = resolveHost(host, null, { allowed: hosts.allowed, trustProxy: false });
  if ('refused' in resolved || resolved.surface !== 'agency') return null;
  const isOfThisMachine = resolved.isLocal || url.hostname.endsWith('.localhost');
  const isRight = isOfThisMachine ? hosts.isDemo : !hosts.isDemo || isNamed(resolved.name, hosts.named);
  return isRight ? resolved : null;
}

/** The host (with port) of an address of ours with one of these paths, spelt exactly so; null for any other. */
function hostOf(address: string, allowedPaths: readonly string[], hosts: ReturnHosts): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, host, pathname } = new URL(address);
  const isExact = allowedPaths.includes(pathname) && address === `${protocol}//${host}${pathname}`;
  return isExact && protocol === hosts.protocol && agencyHost(host, hosts) ? host : null;
}

export function isCallback(address: string, door: SignInClient, hosts: ReturnHosts): boolean {
  return hostOf(address, [returnPathOf(door)], hosts) !== null;
}

export function isSignedOutAddress(address: string, hosts: ReturnHosts): boolean {
  return hostOf(address, signedOutPaths, hosts) !== null;
}
