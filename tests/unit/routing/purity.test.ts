import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const folders = ['lib/web/routing', 'lib/platform/addresses'];
/** Adapter and wiring: the only files that may know Next, the environment or the database. */
const outer = ['middleware.ts', 'wiring.ts', 'next-adapter.ts', 'published-source.ts'];

/** Pure themselves: who may open what, the names of a cookie, and what of the catalogue is edited. */
const pureModules = [
  '@/lib/platform/i18n/locale',
  '@/lib/people/access/rules',
  '@/lib/people/session/cookie',
  '@/lib/catalogue/manage/managed-kinds',
];

it('the pure part of routing knows neither Next nor database nor environment', () => {
  const files = folders.flatMap((folder) => readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`));
  const pure = files.filter((file) => !outer.includes(path.basename(file)));
  expect(pure).toContain('lib/web/routing/decide.ts');
  for (const file of pure) {
    const source = readFileSync(path.join(root, file), 'utf8');
    const imported = [...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name ?? '');
    for (const name of imported) {
      const isPure =
        name === 'isbot' ||
        pureModules.includes(name) ||
        name.startsWith('@/lib/platform/addresses/') ||
        (name.startsWith('./') && !outer.includes(`${name.slice(2)}.ts`));
      expect(isPure, `${file} imports ${name}`).toBe(true);
    }
    expect(source, file).not.toMatch(/process\.env|new Date\(|Date\.now|Math\.random|server-only/);
  }
});
