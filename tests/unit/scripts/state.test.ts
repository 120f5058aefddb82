import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { compareMigrations, isOfFormerHistory } from '@/scripts/setup/migrate.mjs';
import { parsePostmasterFile } from '@/scripts/setup/postgres.mjs';
import { duration } from '@/scripts/setup/report.mjs';
import { buildSources, fingerprint } from '@/scripts/setup/sources.mjs';

describe('migrations', () => {
  const own = [
    { name: '1_a', checksum: 'a' },
    { name: '2_b', checksum: 'b' },
  ];
  const applied = own.map((migration) => ({ ...migration, isFinished: true }));

  it('are all there, or missing', () => {
    expect(compareMigrations(own, applied)).toEqual({ missing: [], changed: [], unknown: [], unfinished: [] });
    expect(compareMigrations(own, [])).toMatchObject({ missing: ['1_a', '2_b'] });
  });

  it('that failed are missing and unfinished', () => {
    const half = [{ name: '1_a', checksum: 'a', isFinished: false }];
    expect(compareMigrations(own, half)).toMatchObject({ missing: ['1_a', '2_b'], unfinished: ['1_a'] });
  });

  it('that were changed or come from a newer version are told apart', () => {
    const later = [
      ...applied.slice(1),
      { name: '1_a', checksum: 'x', isFinished: true },
      { name: '3_c', checksum: 'c', isFinished: true },
    ];
    expect(compareMigrations(own, later)).toMatchObject({ missing: [], changed: ['1_a'], unknown: ['3_c'] });
  });

  it('that the first one replaced belong to a database of before, those of a newer version do not', () => {
    const judge = (names: string[]) => {
      const went = names.map((name) => ({ name, checksum: '', isFinished: true }));
      return isOfFormerHistory(own, compareMigrations(own, went));
    };
    expect(judge(['0_first', '3_last'])).toBe(true);
    expect(judge(['0_first', '1_a'])).toBe(false);
    expect(judge(['3_c'])).toBe(false);
    expect(judge([])).toBe(false);
  });
});

describe("the server's file", () => {
  it('tells when it accepts connections', () => {
    const lines = ['4711', '/data/cluster', '1795000000', '38655', '', '127.0.0.1', '  131074  0', 'ready   ', ''];
    const running = { pid: 4711, directory: '/data/cluster', port: 38655, status: 'ready' };
    expect(parsePostmasterFile(lines.join('\n'))).toEqual(running);
    expect(parsePostmasterFile(lines.slice(0, 6).join('\n')).status).toBe('');
  });
});

describe('durations', () => {
  it.each([
    [94, '0.1 s'],
    [9949, '9.9 s'],
    [43_210, '43 s'],
    [131_000, '2 min 11 s'],
  ])('%d ms read %s', (milliseconds, text) => {
    expect(duration(milliseconds)).toBe(text);
  });
});

describe('a build', () => {
  let root = '';
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  const stamp = (settings = {}) => fingerprint(root, buildSources(root), settings);

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'sources-'));
    const directory = root;
    onTestFinished(() => fs.rmSync(directory, { recursive: true }));
    write('app/page.tsx', 'page');
    write('lib/a/b.ts', 'b');
    write('next.config.ts', 'config');
  });

  it('is out of date when a source changes, comes, goes or is renamed', () => {
    const before = stamp();
    expect(stamp()).toBe(before);
    write('app/page.tsx', 'Page');
    expect(stamp()).not.toBe(before);
    write('app/page.tsx', 'page');
    expect(stamp()).toBe(before);
    write('messages/en/page.json', '{}');
    expect(stamp()).not.toBe(before);
    fs.rmSync(path.join(root, 'messages'), { recursive: true });
    fs.renameSync(path.join(root, 'lib/a/b.ts'), path.join(root, 'lib/a/c.ts'));
    expect(stamp()).not.toBe(before);
  });

  it('is out of date when a setting changes that Next writes into it', () => {
    expect(stamp({ NEXT_PUBLIC_X: '1' })).not.toBe(stamp({ NEXT_PUBLIC_X: '2' }));
  });

  it('does not care for what it does not hold', () => {
    const before = stamp();
    for (const file of [
      'next-env.d.ts',
      'tsconfig.json',
      'README.md',
      'prisma/generated/client.ts',
      'prisma/issuer/generated/client.ts',
      'tests/a.test.ts',
      'app/.DS_Store',
    ]) {
      write(file, 'x');
    }
    expect(stamp()).toBe(before);
  });
});
