import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

it('every variable of lib/platform/env stands in .env.example, and no other', () => {
  const [, known = ''] = read('lib/platform/env.ts').split('.object({');
  const names = [...(known.split('superRefine')[0] ?? '').matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
  const documented = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(20);
  // Set by Next; in a file it would keep npm from installing what the build needs.
  expect(documented.sort()).toEqual(names.filter((name) => name !== 'NODE_ENV').sort());
});
