import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** A thin space may end a line: a number would stand in two lines. */
const THIN_SPACE = '\u2009';

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

describe('numbers in words', () => {
  it('are grouped by a narrow space that does not break', () => {
    const files = [...filesBelow('prisma/reference'), ...filesBelow('prisma/seed'), ...filesBelow('messages')];
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((file) => readFileSync(file, 'utf8').includes(THIN_SPACE))).toEqual([]);
  });
});
