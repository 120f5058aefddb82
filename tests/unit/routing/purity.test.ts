import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const room = path.resolve(import.meta.dirname, '../../../lib/routing');
/** Adapter and wiring: the only files that may know Next, the environment or the database. */
const outer = ['middleware.ts', 'next-adapter.ts', 'published-source.ts'];

/** Pure themselves: who may open what, and the names of a cookie. */
const pureRooms = ['@/lib/i18n/locale', '@/lib/access/rules', '@/lib/session/cookie'];

it('the pure part of routing knows neither Next nor database nor environment', () => {
  const files = readdirSync(room).filter((file) => !outer.includes(file));
  expect(files).toContain('decide.ts');
  for (const file of files) {
    const source = readFileSync(path.join(room, file), 'utf8');
    const imported = [...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
    for (const name of imported) {
      const isPure =
        name === 'isbot' ||
        pureRooms.includes(name ?? '') ||
        (name?.startsWith('./') && !outer.includes(`${name.slice(2)}.ts`));
      expect(isPure, `${file} imports ${name}`).toBe(true);
    }
    expect(source, file).not.toMatch(/process\.env|new Date\(|Date\.now|Math\.random|server-only/);
  }
});
