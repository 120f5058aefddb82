import { describe, expect, it } from 'vitest';
import { hearChanges, noteChange } from '@/lib/platform/changes';
import { createTaggedCache } from '@/lib/platform/tagged-cache';

/** Reads that count themselves; `hold` lets them wait. */
function source() {
  let count = 0;
  let release = () => {};
  const gate = { open: Promise.resolve() };
  return {
    hold: () => {
      gate.open = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
    read: async () => {
      count += 1;
      const own = count;
      await gate.open;
      return own;
    },
  };
}

const lifetime = { most: 2, seconds: 60 };

it('a process that does not hear of changes keeps nothing', async () => {
  const cached = createTaggedCache<number>(lifetime);
  const { read } = source();
  expect([await cached('a', [], read), await cached('a', [], read)]).toEqual([1, 2]);
});

describe('a tagged cache', () => {
  it('reads once for all who ask, until a tag of it changes', async () => {
    hearChanges();
    const cached = createTaggedCache<number>(lifetime);
    const { read, hold, release } = source();
    hold();
    const both = Promise.all([cached('a', ['cards'], read), cached('a', ['cards'], read)]);
    release();
    expect(await both).toEqual([1, 1]);
    noteChange('places');
    expect(await cached('a', ['cards'], read)).toBe(1);
    noteChange('cards');
    expect(await cached('a', ['cards'], read)).toBe(2);
  });

  it('does not take for fresh what began to be read before the change', async () => {
    const cached = createTaggedCache<number>(lifetime);
    const { read, hold, release } = source();
    hold();
    const early = cached('a', ['cards'], read);
    noteChange('cards');
    const late = cached('a', ['cards'], read);
    release();
    expect([await early, await late]).toEqual([1, 2]);
  });

  it('keeps no failure', async () => {
    const cached = createTaggedCache<number>(lifetime);
    await expect(cached('a', [], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cached('a', [], source().read)).toBe(1);
  });

  it('keeps the latest of too many', async () => {
    const cached = createTaggedCache<number>(lifetime);
    const { read } = source();
    for (const key of ['a', 'b', 'c', 'b', 'a']) await cached(key, [], read);
    expect(await cached('b', [], read)).toBe(2);
    expect(await cached('a', [], read)).toBe(4);
  });
});
