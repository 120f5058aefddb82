/** Host names we answer to, lower case, without port and without the `.localhost` of development. */
export type AllowedHosts = {
  exact: readonly string[];
  /** With the leading dot: `.alpenglow.com` allows every host below it. */
  suffixes: readonly string[];
};

/** Data. Bare domains that live at their `www.` name; `*.localhost` never moves. */
export const apexHosts: readonly string[] = ['alpenglow.com', 'alpenglow.de'];

const ownHosts: AllowedHosts = {
  exact: ['alpenglow.com', 'alpenglow.de', 'lds'],
  suffixes: ['.alpenglow.com', '.alpenglow.de', '.lds'],
};

/** Plain names of this machine: the default brand, flagged local. */
export const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Our own hosts and those of the environment: `host.example` for one, `*.host.example` for all below it. */
export function allowedHosts(extra: readonly string[] = []): AllowedHosts {
  const names = extra.map((entry) => entry.trim().toLowerCase()).filter(Boolean);
  return {
    exact: [...ownHosts.exact, ...names.filter((name) => !name.startsWith('*.'))],
    suffixes: [...ownHosts.suffixes, ...names.filter((name) => name.startsWith('*.')).map((name) => name.slice(1))],
  };
}

export function isAllowedHost(name: string, allowed: AllowedHosts): boolean {
  return (
    localHosts.includes(name) ||
    allowed.exact.includes(name) ||
    allowed.suffixes.some((suffix) => name.endsWith(suffix))
  );
}
