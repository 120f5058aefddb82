import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * What a file does that wants modules which were loaded for it alone: it replaces some, or they are to read another
 * environment. The issuer is a process of its own and keeps what it likes.
 */
const WANTS_ITS_OWN =
  /\bvi\.(?:mock|doMock|resetModules|stubEnv)\(|process\.env\.\w+ = |Object\.assign\(process\.env\b|from '@\/lib\/issuer\//;
/** Not of `tests/setup`, which serves every file. */
const IMPORTED = /from '((?:\.{1,2}|@\/tests)\/(?!setup\/)[^']+)'/g;

/** Whether a test file or what it imports of the tests does so. */
export function wantsOwnModules(file, seen = new Set()) {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = fs.readFileSync(file, 'utf8');
  if (WANTS_ITS_OWN.test(text)) return true;
  return [...text.matchAll(IMPORTED)].some(([, named = '']) => {
    const place = named.startsWith('@/') ? path.join(root, named.slice(2)) : path.resolve(path.dirname(file), named);
    const imported = [place, `${place}.ts`].find((one) => fs.statSync(one, { throwIfNoEntry: false })?.isFile());
    return imported !== undefined && wantsOwnModules(imported, seen);
  });
}
