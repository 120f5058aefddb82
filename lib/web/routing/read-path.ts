export type ReadPath = {
  /** Decoded, NFC, case as sent. */
  original: readonly string[];
  /** As `original`, lower case. */
  segments: readonly string[];
  /** No doubled and no trailing slash. */
  hasCleanSlashes: boolean;
};

/** Longer than any address of ours; beyond it nothing is decoded or compared. */
const MAXIMUM_PATH_LENGTH = 2000;

/** Also what URL parsers, proxies and encoders disagree about: backslashes, control characters, lone surrogates. */
const HOSTILE = /[\p{Cc}\p{Cs}\\/]/u;

/** Null for what can be no page: too long, badly encoded, encoded slashes, control characters, dot segments. */
export function readPath(rawPath: string): ReadPath | null {
  if (rawPath.length > MAXIMUM_PATH_LENGTH || !rawPath.startsWith('/')) return null;
  const parts = rawPath.split('/');
  const original: string[] = [];
  for (const part of parts.filter(Boolean)) {
    const text = decode(part);
    if (text === null || HOSTILE.test(text) || text === '.' || text === '..') return null;
    original.push(text.normalize('NFC'));
  }
  return {
    original,
    segments: original.map((segment) => segment.toLowerCase()),
    hasCleanSlashes: parts.length === Math.max(original.length, 1) + 1,
  };
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
