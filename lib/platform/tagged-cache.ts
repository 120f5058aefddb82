import { LRUCache } from 'lru-cache';
import { areChangesHeard, changeCount, hasChangedSince } from './changes';

type Entry<Value> = { madeAt: number; tags: readonly string[]; value: Promise<Value> };

/**
 * Keeps what is the same for everybody under a key until one of its tags changes, for `seconds` at most and `most` of them.
 * Whoever asks meanwhile waits for the same reading; one that fails is not kept. A process that does not hear of changes
 * (a script, a test) keeps nothing.
 */
export function createTaggedCache<Value>({ most, seconds }: { most: number; seconds: number }) {
  const entries = new LRUCache<string, Entry<Value>>({ max: most, ttl: seconds * 1000 });
  return (key: string, tags: readonly string[], read: () => Promise<Value>): Promise<Value> => {
    if (!areChangesHeard()) return read();
    const found = entries.get(key);
    if (found && !hasChangedSince(found.madeAt, found.tags)) return found.value;
    const entry = { madeAt: changeCount(), tags, value: read() };
    entries.set(key, entry);
    entry.value.catch(() => {
      if (entries.peek(key) === entry) entries.delete(key);
    });
    return entry.value;
  };
}
