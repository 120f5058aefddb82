import { LRUCache } from 'lru-cache';
import { areChangesHeard, changeCount, hasChangedSince } from './changes';
import type { Locale } from './i18n/locale';

type Lifetime = { most: number; seconds: number };
type Entry<Value> = { madeAt: number; tags: readonly string[]; value: Promise<Value> };

function createEntries<Value>({ most, seconds }: Lifetime) {
  const entries = new LRUCache<string, Entry<Value>>({ max: most, ttl: seconds * 1000 });
  return {
    /** Null: not kept, or a tag of it has changed. */
    get(key: string): Promise<Value> | null {
      const found = entries.get(key);
      return found && !hasChangedSince(found.madeAt, found.tags) ? found.value : null;
    },
    /** `madeAt`: the count of changes before `value` began to be read. */
    keep(key: string, entry: Entry<Value>): Promise<Value> {
      entries.set(key, entry);
      entry.value.catch(() => {
        if (entries.peek(key) === entry) entries.delete(key);
      });
      return entry.value;
    },
  };
}

/**
 * Keeps what is the same for everybody under a key until one of its tags changes, for `seconds` at most and `most` of them.
 * Whoever asks meanwhile waits for the same reading; one that fails is not kept. A process that does not hear of changes
 * (a script, a test) keeps nothing.
 */
export function createTaggedCache<Value>(lifetime: Lifetime) {
  const entries = createEntries<Value>(lifetime);
  return (key: string, tags: readonly string[], read: () => Promise<Value>): Promise<Value> => {
    if (!areChangesHeard()) return read();
    return entries.get(key) ?? entries.keep(key, { madeAt: changeCount(), tags, value: read() });
  };
}

/** The same for several keys at once: those that are not kept are read together. A key that `read` does not answer is left out. */
export function createTaggedCacheOfMany<Value>(lifetime: Lifetime) {
  const entries = createEntries<Value | undefined>(lifetime);
  return async (
    keys: readonly string[],
    tags: readonly string[],
    read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<ReadonlyMap<string, Value>> => {
    if (!areChangesHeard()) return read(keys);
    const values = new Map(keys.map((key) => [key, entries.get(key)]));
    const missing = [...values.keys()].filter((key) => values.get(key) === null);
    if (missing.length > 0) {
      const madeAt = changeCount();
      const reading = read(missing);
      for (const key of missing) {
        const value = reading.then((found) => found.get(key));
        values.set(key, entries.keep(key, { madeAt, tags, value }));
      }
    }
    const found = new Map<string, Value>();
    for (const [key, kept] of values) {
      const value = await kept;
      if (value !== undefined && value !== null) found.set(key, value);
    }
    return found;
  };
}

/** The same with words of one language: each has a cache of its own. */
export function createTaggedCacheOfWords<Value>(lifetime: Lifetime) {
  const caches: Record<Locale, ReturnType<typeof createTaggedCacheOfMany<Value>>> = {
    en: createTaggedCacheOfMany(lifetime),
    de: createTaggedCacheOfMany(lifetime),
  };
  return (locale: Locale, ...asked: Parameters<(typeof caches)[Locale]>) => caches[locale](...asked);
}
