import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Words with several meanings in the field: a name that is made of one of them is given once. */
const EXPORTED = /^export (?:async )?(?:type|interface|const|function) (\w*(?:[oO]ffer|[sS]tay|[tT]erms)\w*)/gm;

function namedTwice(district: 'lib' | 'components'): string[] {
  const files = readdirSync(path.join(root, district), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  const homes = new Map<string, Set<string>>();
  for (const file of files) {
    for (const [, name = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(EXPORTED)) {
      homes.set(name, (homes.get(name) ?? new Set()).add(file));
    }
  }
  return [...homes].filter(([, at]) => at.size > 1).map(([name, at]) => `${name}: ${[...at].sort().join(', ')}`);
}

describe('offer, stay and terms', () => {
  it.each(['lib', 'components'] as const)('mean one thing under one name in %s', (district) => {
    expect(namedTwice(district)).toEqual([]);
  });
});
