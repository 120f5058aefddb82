import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import de from '@/messages/de/error.json';
import en from '@/messages/en/error.json';

const root = path.resolve(import.meta.dirname, '../..');

const sourcesOf = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => file !== import.meta.filename)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** Said after a refusal: when to come again. */
const NO_REFUSAL = new Set(['retryIn']);

const lib = sourcesOf('lib');
/** What is told at a field stands in a schema or beside its field: so every key of an error that stands in the code counts. */
const refusals = new Set([
  ...Object.keys(en).filter((key) => lib.includes(`'${key}'`) && !NO_REFUSAL.has(key)),
  ...[...lib.matchAll(/\bnew AppError\(\s*'(\w+)'/g)].map(([, code = '']) => code),
]);

/** What tests expect: the words within their strings, and `messages.en.error.x`. */
const tests = ['tests/integration', 'tests/access', 'tests/unit'].map(sourcesOf).join('\n');
const named = new Set(
  [...tests.matchAll(/'[^'\n]*'|`[^`\n]*`|"[^"\n]*"|\berror\.\w+/g)].flatMap(([text]) => text.match(/\w+/g) ?? []),
);

const sentences = [...Object.entries(en), ...Object.entries(de)];
/** Its sentence as a reader gets it, where no other refusal says the same. */
const isSaid = (key: string) =>
  sentences.some(
    ([of, text]) =>
      of === key && tests.includes(text) && sentences.every(([other, same]) => other === key || same !== text),
  );

it('every refusal stands in a test, by its key or by its own sentence', () => {
  expect(refusals.size).toBeGreaterThan(250);
  expect([...refusals].filter((key) => !named.has(key) && !isSaid(key))).toEqual([]);
});
