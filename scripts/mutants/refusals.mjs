// npm run check:refusals [-- <folder or file of lib> …] [--tests <folder>[,<folder>]] [--known] [--part 1/2]
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generate } from '../setup/generate.mjs';
import { install } from '../setup/install.mjs';
import { root } from '../setup/places.mjs';
import { step } from '../setup/report.mjs';
import { composeFor } from '../setup/test-all.mjs';

/** Of the tests that meet a refusal, the quickest files: one that fails is enough, and no more are asked for. */
const FILES = 4;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { tests: { type: 'string' }, known: { type: 'boolean' }, part: { type: 'string', default: '1/1' } },
});

/** Generating the client asks no database. */
const NOWHERE = 'postgresql://nobody@127.0.0.1:1/nothing';

await step('Packages', install);
await step('Database client', () => generate(composeFor({ databaseUrl: NOWHERE, ownerUrl: NOWHERE }, 1).owner));
const { createVitest } = await import('vitest/node');
const { refusalsBelow } = await import('./refusals/plugin.mjs');

const place = path.join(root, 'coverage/refusals');
fs.mkdirSync(place, { recursive: true });
// What is taken out is told through a file: two parts side by side need one each.
const own = fs.mkdtempSync(path.join(place, 'part-'));
const metFile = path.join(place, 'met');
process.env.REFUSALS_PLACE = own;
process.env.NODE_ENV = 'test';

const vitest = await createVitest('test', {
  config: path.join(root, 'scripts/mutants/refusals/vitest.config.ts'),
  watch: false,
  reporters: [{}],
});

async function findMet() {
  const specifications = await vitest.globTestSpecifications(values.tests?.split(','));
  await vitest.runTestSpecifications(specifications, true);
  fs.copyFileSync(path.join(own, 'met'), metFile);
}

/** The tests that met each refusal, in the quickest files: refusal → [file, names] … */
function readMet() {
  const seconds = new Map();
  const met = new Map();
  for (const line of fs.readFileSync(metFile, 'utf8').split('\n').filter(Boolean)) {
    const [id, name, file, taken] = line.split('\t');
    seconds.set(file, Number(taken));
    const files = met.get(id) ?? new Map();
    met.set(id, files.set(file, [...(files.get(file) ?? []), name]));
  }
  const quickest = (files) => [...files].sort(([a], [b]) => seconds.get(a) - seconds.get(b)).slice(0, FILES);
  return new Map([...met].map(([id, files]) => [id, quickest(files)]));
}

const escaped = (name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' > ', ' (> )?');

async function specificationsOf(file, names) {
  const pattern = names.includes('') ? undefined : new RegExp(`^ ?(${names.map(escaped).join('|')})$`);
  const projects = (await vitest.globTestSpecifications([file])).map(({ project }) => project);
  return projects.map((project) => project.createSpecification(file, { testNamePattern: pattern }));
}

/**
 * The tests of a file that fail while these refusals are taken out, by name; null where one fails outside of any test. A test
 * that does not run fails here, too.
 */
async function failing(file, names, out) {
  fs.writeFileSync(path.join(own, 'out'), out.join('\n'));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(await specificationsOf(file, names));
  // With those of every run before.
  const mine = testModules.filter(({ moduleId }) => moduleId === file);
  if (unhandledErrors.length > 0 || mine.some((one) => one.errors().length > 0)) return null;
  const tests = mine.flatMap((one) => [...one.children.allTests()]);
  const passed = new Set(tests.filter((test) => test.result().state === 'passed').map(({ fullName }) => fullName));
  const failed = tests.filter((test) => test.result().state === 'failed').map(({ fullName }) => fullName);
  return names.includes('') ? failed : names.filter((name) => !passed.has(name));
}

/** Of refusals of one file's tests those that a test misses. No test meets two of them, so each is judged by its own. */
async function seenIn(file, group) {
  const names = [...new Set(group.flatMap((one) => one.names))];
  const before = await failing(file, names, []);
  const after = await failing(
    file,
    names,
    group.map(({ id }) => id),
  );
  if (after === null) return group.length === 1 && before !== null ? group : [];
  // Some tests need those before them in their file: then the whole file is asked, one refusal at a time.
  if (before === null || before.length > 0) {
    return names.includes('') ? [] : wholeFile(file, group);
  }
  return group.filter((one) => after.some((name) => one.names.includes(name) || one.names.includes('')));
}

async function wholeFile(file, group) {
  const seen = [];
  for (const one of group) seen.push(...(await seenIn(file, [{ ...one, names: [''] }])));
  return group.filter(({ id }) => seen.some((one) => one.id === id));
}

/** As few groups as come of taking each refusal into the first one none of whose tests meets it. */
function groupsOf(refusals) {
  const groups = [];
  for (const one of refusals) {
    const isApart = (other) => !other.names.some((name) => one.names.includes(name) || name === '');
    const group = one.names.includes('') ? null : groups.find((others) => others.every(isApart));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** Asks each refusal's quickest file, then for those that are left the next one. */
async function findSeen(met, ids) {
  const seen = new Map();
  for (let turn = 0; turn < FILES; turn += 1) {
    const byFile = new Map();
    for (const id of ids) {
      const [file, names] = met.get(id)?.[turn] ?? [];
      if (file && !seen.has(id)) byFile.set(file, [...(byFile.get(file) ?? []), { id, names }]);
    }
    for (const [file, refusals] of byFile) {
      for (const group of groupsOf(refusals)) {
        for (const { id } of await seenIn(file, group)) seen.set(id, path.relative(root, file));
      }
      console.log(`${path.relative(root, file)}: ${seen.size} of ${ids.length} seen`);
    }
  }
  return seen;
}

if (!values.known || !fs.existsSync(metFile)) await findMet();
const met = readMet();
const [part, parts] = values.part.split('/').map(Number);
const wanted = (positionals.length > 0 ? positionals : ['lib']).flatMap((one) => refusalsBelow(root, one));
// A file's refusals are judged together.
const files = [...new Set(wanted.map((id) => met.get(id)?.[0]?.[0]))];
const mine = wanted.filter((id) => files.indexOf(met.get(id)?.[0]?.[0]) % parts === part - 1);
const seen = await findSeen(met, mine);
const unseen = mine.filter((id) => met.has(id) && !seen.has(id));
const unmet = mine.filter((id) => !met.has(id));
for (const id of unseen) console.log(`unseen ${id}`);
for (const id of unmet) console.log(`unmet ${id}`);
console.log(`${mine.length} refusals: ${seen.size} seen, ${unseen.length} met and not seen, ${unmet.length} not met`);
await vitest.close();
fs.rmSync(own, { recursive: true, force: true });
process.exit(unseen.length + unmet.length > 0 ? 1 : 0);
