// Next loads this file by its path, outside of its bundles: `cacheHandler` in next.config.ts. The cache itself is
// lib/web/page-cache/cache.ts, which the server installs when it starts; without it (a build) nothing is kept.
export default class PageCacheHandler {
  async get(key, context) {
    return globalThis.alpenglowPageCache?.get(key, context) ?? null;
  }

  async set(key, value, context) {
    globalThis.alpenglowPageCache?.set(key, value, context);
  }

  async revalidateTag(tags) {
    globalThis.alpenglowPageCache?.revalidateTag(tags);
  }

  resetRequestCache() {}
}
