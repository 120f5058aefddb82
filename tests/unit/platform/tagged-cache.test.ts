import { describe, expect, it } from 'vitest';
import { hearChanges, noteChange } from '@/lib/platform/changes';
import { createTaggedCache, createTaggedCacheOfMany } from '@/lib/platform/tagged-cache';

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

/** Says which keys each reading was of; `absent` is in none of them. */
function sourceOfMany() {
  const readings: string[][] = [];
  const read = async (keys: readonly string[]) => {
    readings.push([...keys]);
    return new Map(keys.filter((key) => key !== 'absent').map((key) => [key, `${key}${readings.length}`]));
  };
  return { readings, read };
}

it('a process that does not hear of changes keeps nothing', async () => {
  const cached = createTaggedCache<number>(lifetime);
  const { read } = source();
  expect([await cached('a', [], read), await cached('a', [], read)]).toEqual([1, 2]);
  const many = createTaggedCacheOfMany<string>(lifetime);
  const other = sourceOfMany();
  await many(['a'], [], other.read);
  await many(['a'], [], other.read);
  expect(other.readings).toEqual([['a'], ['a']]);
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

describe('a tagged cache of many', () => {
  it('reads together what it does not keep, until a tag changes', async () => {
    const cached = createTaggedCacheOfMany<string>({ most: 9, seconds: 60 });
    const { readings, read } = sourceOfMany();
    const tags = ['many'];
    expect(Object.fromEntries(await cached(['a', 'b'], tags, read))).toEqual({ a: 'a1', b: 'b1' });
    expect(Object.fromEntries(await cached(['b', 'c'], tags, read))).toEqual({ b: 'b1', c: 'c2' });
    expect([...(await cached(['c', 'a'], tags, read)).keys()]).toEqual(['c', 'a']);
    noteChange('many');
    await cached(['a', 'c'], tags, read);
    expect(readings).toEqual([['a', 'b'], ['c'], ['a', 'c']]);
  });

  it('knows that something is absent', async () => {
    const cached = createTaggedCacheOfMany<string>({ most: 9, seconds: 60 });
    const { readings, read } = sourceOfMany();
    for (let time = 0; time < 2; time++) {
      expect([...(await cached(['absent', 'a'], [], read)).keys()]).toEqual(['a']);
    }
    expect(readings).toEqual([['absent', 'a']]);
  });

  it('answers more keys than it keeps, once for all who ask, and keeps no failure', async () => {
    const cached = createTaggedCacheOfMany<string>(lifetime);
    const { readings, read } = sourceOfMany();
    const keys = ['a', 'b', 'c'];
    const [one, other] = await Promise.all([cached(keys, [], read), cached(['c'], [], read)]);
    expect([[...one.keys()], [...other.values()], readings.length]).toEqual([keys, ['c1'], 1]);
    await expect(cached(['d'], [], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect([...(await cached(['d'], [], read)).values()]).toEqual(['d2']);
  });
});
