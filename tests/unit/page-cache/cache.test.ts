import { beforeEach, describe, expect, it } from 'vitest';
import { noteChange } from '@/lib/platform/changes';
import { createPageCache } from '@/lib/web/page-cache/cache';

const HOUR = 3600;
const page = (html: string, tags = 'property:a,cards') => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': tags },
});
const lifetime = { cacheControl: { revalidate: HOUR } };
const asked = { kind: 'APP_PAGE' };

let time = 1_000;
let cache: ReturnType<typeof createPageCache>;
/** As Next makes a page: it looks for it, reads and draws, keeps it. */
function make(key: string, html: string, tags?: string, meanwhile = () => {}) {
  cache.get(key, asked);
  meanwhile();
  cache.set(key, page(html, tags), lifetime);
}
/** What a visitor gets at once; null: nothing before it is made (anew). */
function served(key: string): string | undefined | null {
  const found = cache.get(key, asked);
  return found && found.lastModified > 0 ? found.value.html : null;
}

beforeEach(() => {
  cache = createPageCache({ now: () => time });
});

describe('the cache of pages', () => {
  it('serves a page until one of its tags changes', () => {
    make('/a', 'first');
    make('/b', 'other', 'property:b');
    noteChange('property:c');
    expect([served('/a'), served('/b')]).toEqual(['first', 'other']);
    noteChange('property:a');
    expect([served('/a'), served('/b')]).toEqual([null, 'other']);
    make('/a', 'second');
    expect(served('/a')).toBe('second');
  });

  it('serves nothing kept before changes may have been missed', () => {
    make('/a', 'first');
    noteChange(null);
    expect(served('/a')).toBeNull();
  });

  it('does not take a page for fresh whose making began before the change', () => {
    make('/a', 'of old data', undefined, () => noteChange('property:a'));
    expect(served('/a')).toBeNull();
    make('/a', 'of new data');
    expect(served('/a')).toBe('of new data');
  });

  it('counts the first of those who wait for a page as its beginning', () => {
    make('/a', 'of old data', undefined, () => {
      noteChange('property:a');
      cache.get('/a', asked);
    });
    expect(served('/a')).toBeNull();
  });

  it('counts the making of a page past its hour from when it was found so', () => {
    make('/a', 'first');
    time += HOUR * 1000 + 1;
    // Next serves it once more while it makes it anew.
    make('/a', 'of old data', undefined, () => noteChange('property:a'));
    expect(served('/a')).toBeNull();
  });

  it('gives Next a changed page as expired, so that it serves it when the new one cannot be made', () => {
    make('/a', 'first');
    noteChange('cards');
    expect(cache.get('/a', asked)).toMatchObject({ lastModified: -1, value: { html: 'first' } });
  });

  it('forgets results of cached functions by their own tags and by the tags they are asked with', () => {
    const result = { kind: 'FETCH', data: { body: '1' } };
    const context = { kind: 'FETCH', tags: ['offers'], softTags: ['_N_T_/page'] };
    for (const changed of ['offers', '_N_T_/page']) {
      cache.get('f', context);
      cache.set('f', result, { tags: ['offers'] });
      expect(cache.get('f', context)?.value).toEqual(result);
      noteChange(changed);
      expect(cache.get('f', context)).toBeNull();
    }
  });

  it('obeys revalidateTag and revalidatePath of Next', () => {
    make('/a', 'first');
    cache.revalidateTag(['cards']);
    expect(served('/a')).toBeNull();
  });

  it('drops the pages asked for longest ago when there is no room', () => {
    cache = createPageCache({ now: () => time, mostBytes: 30_000 });
    for (const key of ['/a', '/b', '/c']) {
      make(key, 'x'.repeat(10_000));
      served('/a');
    }
    expect([served('/a')?.length, served('/b'), served('/c')?.length]).toEqual([10_000, null, 10_000]);
  });
});
