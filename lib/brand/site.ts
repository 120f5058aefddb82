import 'server-only';

const DEMO_SUFFIX = '-demo';

/** The `[brand]` segment of rewritten addresses: a brand id, with `-demo` on hosts that show demonstration properties. */
export type Site = { brandId: string; includeDemos: boolean };

export function parseSite(segment: string): Site {
  return segment.endsWith(DEMO_SUFFIX)
    ? { brandId: segment.slice(0, -DEMO_SUFFIX.length), includeDemos: true }
    : { brandId: segment, includeDemos: false };
}
