import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** What one person can hold in their head. */
const MOST_LINES = 120;

function longFunctions(): string[] {
  return readdirSync(path.join(root, 'components'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
    .flatMap((entry) => {
      const file = path.relative(root, path.join(entry.parentPath, entry.name));
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
      return lines.flatMap((line, start) => {
        const [, name] = /^(?:export )?(?:default )?(?:async )?function (\w+)/.exec(line) ?? [];
        if (!name) return [];
        const end = lines.findIndex((later, index) => index > start && later.startsWith('}'));
        return end - start > MOST_LINES ? [`${file} ${name}`] : [];
      });
    });
}

describe('functions of components', () => {
  it(`are no longer than ${MOST_LINES} lines`, () => {
    expect(longFunctions()).toEqual([]);
  });
});
