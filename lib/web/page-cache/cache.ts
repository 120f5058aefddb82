import { LRUCache } from 'lru-cache';
import { changeCount, hasChangedSince, noteChange } from '@/lib/platform/changes';
import { KeptText } from '@/lib/platform/kept-text';

/** Next's header for the tags of a page, separated by commas (its documentation of `cacheHandler`). */
const TAGS_HEADER = 'x-next-cache-tags';
const MOST_BYTES = 96 * 1024 * 1024;
/** Next's sign that an entry is too old to be served while a new one is made. */
const EXPIRED = -1;

type Lifetime = { revalidate?: number | false; expire?: number };

/** What Next keeps: a page with its flight data, the answer of a route, or the result of a cached function (FETCH). */
type Value = {
  kind: string;
  html?: string;
  rscData?: Buffer;
  segmentData?: Map<string, Buffer>;
  body?: Buffer;
  headers?: Record<string, unknown>;
  data?: { body?: string };
};

type Entry = {
  value: Omit<Value, 'html'>;
  html: KeptText | null;
  lastModified: number;
  cacheControl?: Lifetime;
  tags: string[];
  /** `changeCount()` when it was begun. */
  madeAt: number;
};

type GetContext = { kind: string; tags?: string[]; softTags?: string[] };
type SetContext = { tags?: string[]; cacheControl?: Lifetime };

function tagsOf(value: Value, context: SetContext): string[] {
  const header = value.headers?.[TAGS_HEADER];
  return typeof header === 'string' ? header.split(',') : (context.tags ?? []);
}

/** What Next gets of an entry. */
type Found = { value: Value; lastModified: number; cacheControl?: Lifetime };

function foundOf({ value, html, lastModified, cacheControl }: Entry): Found {
  return { value: html ? { ...value, html: html.read() } : value, lastModified, cacheControl };
}

function sizeOf({ value, html }: Entry): number {
  const { rscData, segmentData, body, data } = value;
  const segments = [...(segmentData?.values() ?? [])].reduce((sum, segment) => sum + segment.length, 0);
  const text = (html?.size ?? 0) + 2 * (data?.body?.length ?? 0);
  return 1024 + text + (rscData?.length ?? 0) + (body?.length ?? 0) + segments;
}

function isPastLifetime({ lastModified, cacheControl }: Entry, now: number): boolean {
  const { revalidate } = cacheControl ?? {};
  return typeof revalidate === 'number' && lastModified + revalidate * 1000 <= now;
}

/**
 * Next's cache of pages, in this process' memory. Unlike Next's own it hears of changes other processes make, and a page
 * counts as old as the moment its making began: one that read its data before a change and was finished after it is made
 * again. A changed page is not served while it is made anew, unless that fails.
 */
export function createPageCache({ now, mostBytes = MOST_BYTES }: { now: () => number; mostBytes?: number }) {
  const entries = new LRUCache<string, Entry>({ maxSize: mostBytes, sizeCalculation: sizeOf });
  /** Keys that Next is about to make, with `changeCount()` before it reads anything. */
  const begun = new LRUCache<string, number>({ max: 10_000 });
  const begin = (key: string) => {
    // Next makes a key once for all who wait, so the first of them counts.
    if (!begun.has(key)) begun.set(key, changeCount());
  };
  return {
    get(key: string, { kind, tags = [], softTags = [] }: GetContext): Found | null {
      const entry = entries.get(key);
      if (!entry) {
        begin(key);
        return null;
      }
      if (hasChangedSince(entry.madeAt, [...entry.tags, ...tags, ...softTags])) {
        begin(key);
        return kind === 'FETCH' ? null : { ...foundOf(entry), lastModified: EXPIRED };
      }
      if (isPastLifetime(entry, now())) begin(key);
      return foundOf(entry);
    },

    set(key: string, value: Value | null, context: SetContext): void {
      const madeAt = begun.get(key) ?? 0;
      begun.delete(key);
      if (!value) {
        entries.delete(key);
        return;
      }
      const { cacheControl } = context;
      const { html, ...rest } = value;
      const kept = html === undefined ? null : new KeptText(html);
      const tags = tagsOf(value, context);
      entries.set(key, { value: rest, html: kept, lastModified: now(), cacheControl, tags, madeAt });
    },

    revalidateTag(tags: string | string[]): void {
      for (const tag of [tags].flat()) noteChange(tag);
    },
  };
}

/** Gives `handler.mjs`, which Next loads by itself, the cache of this process. Before the first request. */
export function installPageCache(now: () => number): void {
  const shared = globalThis as { alpenglowPageCache?: ReturnType<typeof createPageCache> };
  shared.alpenglowPageCache ??= createPageCache({ now });
}
