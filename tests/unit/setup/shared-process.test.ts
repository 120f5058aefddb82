import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { hearChanges } from '@/lib/platform/changes';
import { createTaggedCache } from '@/lib/platform/tagged-cache';
import { forgetShared } from '@/tests/setup/shared-process';
import { wantsOwnModules } from '@/tests/setup/wants-own-modules.mjs';

afterEach(forgetShared);

describe('between two files of a process', () => {
  it('what a module keeps of the database is made old, and changes are not heard until somebody listens again', async () => {
    let count = 0;
    const kept = createTaggedCache<number>({ most: 1, seconds: 60 });
    const ask = () => kept('key', ['tag'], async () => ++count);
    expect(hearChanges()).toBe(true);
    expect([await ask(), await ask()]).toEqual([1, 1]);

    await forgetShared();
    expect([await ask(), await ask()]).toEqual([2, 3]);
    expect(hearChanges()).toBe(true);
    expect([await ask(), await ask()]).toEqual([4, 4]);
  });

  it('what stands on globalThis is taken away', async () => {
    Object.assign(globalThis, { alpenglowOfATest: true });
    await forgetShared();
    expect(globalThis).not.toHaveProperty('alpenglowOfATest');
  });
});

describe('a file has modules of its own', () => {
  it.each([
    ['where it replaces some', 'property-lead/test-card', true],
    ['where it sets their environment', 'conversation/chat', true],
    ['where what it imports does so', 'access/bearer', true],
    ['where it starts the issuer', 'issuer/account', true],
    ['and else not', 'property-lead/audit', false],
    ['nor for the demonstration', 'search/oracle', false],
  ])('%s', (_name, file, isOwn) => {
    expect(wantsOwnModules(path.resolve('tests/integration', `${file}.test.ts`))).toBe(isOwn);
  });
});
