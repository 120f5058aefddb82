import 'server-only';
import { unstable_cache } from 'next/cache';

/**
 * Puts cache tags on the static page that is being made. Next takes a page's tags from the cached functions it calls; the
 * data are read fresh, so this one has nothing to cache.
 */
export async function tagPage(...tags: string[]): Promise<void> {
  await unstable_cache(async () => true, tags, { tags })();
}
