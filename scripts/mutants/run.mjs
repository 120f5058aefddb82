// npm run check:mutants [-- <folder or file> …] [--tests <folder>[,<folder>]] [--since [commit]]
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { generate } from '../setup/generate.mjs';
import { install } from '../setup/install.mjs';
import { program, root } from '../setup/places.mjs';
import { step } from '../setup/report.mjs';
import { composeFor } from '../setup/test-all.mjs';
import { mutated } from './stryker.config.mjs';

/** The unit tests have no business with a database, yet load its client. */
const NOWHERE = 'postgresql://nobody@127.0.0.1:1/nothing';

const args = process.argv.slice(2).map((arg, index, all) => {
  // A bare `--since` is since main.
  const isBare = arg === '--since' && (!all[index + 1] || all[index + 1].startsWith('--'));
  return isBare ? '--since=main' : arg;
});
const { positionals, values } = parseArgs({
  args,
  allowPositionals: true,
  options: { tests: { type: 'string' }, since: { type: 'string' } },
});

const isRule = (file) => mutated.some((pattern) => matches(file, pattern));

/** `**` and `*` as the configuration writes them, and its two forms of a noun's rules. */
function matches(file, pattern) {
  const alternatives = pattern.replace('{.ts,/**/*.ts}', '(\\.ts|/.*\\.ts)');
  return new RegExp(`^${alternatives.replace('**/', '(?:.*/)?').replace('money*', 'money[^/]*')}$`).test(file);
}

const filesBelow = (place) =>
  fs.statSync(place).isDirectory()
    ? fs.readdirSync(place, { recursive: true }).map((name) => `${place.replace(/\/$/, '')}/${name}`)
    : [place];

const changedSince = (commit) =>
  execFileSync('git', ['diff', '--name-only', '--diff-filter=d', commit, '--', 'lib'], { encoding: 'utf8' }).split(
    '\n',
  );

const places = positionals.flatMap(filesBelow);
const changed = values.since ? changedSince(values.since) : null;
const wanted = (positionals.length > 0 ? places : (changed ?? [])).filter(
  (file) => isRule(file) && (!changed || changed.includes(file)),
);
if (wanted.length === 0 && (positionals.length > 0 || changed)) {
  console.log('There is no rule among them that could be changed.');
  process.exit(0);
}

const asked = wanted.length > 0 ? ['--mutate', wanted.join(',')] : [];
await step('Packages', install);
await step('Database client', () => generate(composeFor({ databaseUrl: NOWHERE, ownerUrl: NOWHERE }, 1).owner));
const child = spawn(process.execPath, [program.stryker, 'run', 'scripts/mutants/stryker.config.mjs', ...asked], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, MUTANTS_TESTS: values.tests ?? '' },
});
child.on('exit', (code) => process.exit(code ?? 1));
