import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Migrations are history: their comments stay as they were written. */
const FOLDERS = ['app', 'components', 'lib', 'scripts', 'tests', 'docs', 'prisma/seed', 'prisma/reference'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css|md)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
).concat('prisma/schema.prisma', 'README.md');

const sources = files
  .filter((file) => file !== 'docs/rules.md' && file !== 'tests/unit/rules.test.ts')
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const numbers = new Set(
  [...readFileSync(path.join(root, 'docs/rules.md'), 'utf8').matchAll(/^\*\*(\d+\.\d+) /gm)].map(
    ([, number]) => number,
  ),
);

describe('what comments cite', () => {
  it('is a rule of docs/rules.md', () => {
    const cited = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/\b[Rr]ules? (\d+\.\d+)\b/g)].map(([, number = '']) => ({ file, number })),
    );
    expect(cited.length).toBeGreaterThan(200);
    expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
  });

  it('is in the project', () => {
    const outside = /\b[Dd]ecisions,? §|\b[Ss]pecification [12]\b|\bbeyond(\.md)? B\d|\bdemo-data\b|\bexact-texts\b/;
    expect(sources.filter(({ text }) => outside.test(text)).map(({ file }) => file)).toEqual([]);
    // A finding or a section by its letter; houses of the demonstration are called H01 and P24.
    const lettered = /(?:\/\/|\*).*\([A-GI-OQ-Z]-?\d{1,2}\)/;
    expect(sources.filter(({ text }) => lettered.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
