import type { Encoding } from './kept-bodies';

/** The best of ours that `Accept-Encoding` names; a weight of zero refuses. */
export function chooseEncoding(header: string | undefined): Encoding {
  const accepted = new Set<string>();
  for (const entry of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter))) accepted.add(name);
  }
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity';
}

/** Whether what a browser holds (`If-None-Match`) is what `etag` names; compared weakly, as for reading. */
export function isFresh(ifNoneMatch: string | undefined, cacheControl: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || /(?:^|,)\s*no-cache\s*(?:,|$)/.test(cacheControl ?? '')) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}
