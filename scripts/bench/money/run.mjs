import { runCommand } from '../../setup/command.mjs';
import { requireDisk } from '../../setup/disk.mjs';
import { root } from '../../setup/places.mjs';
import { Problem, tail } from '../../setup/problem.mjs';
import { run } from '../../setup/processes.mjs';
import { say, step } from '../../setup/report.mjs';
import { seed, serverScript } from '../../setup/seed.mjs';
import { composeFor } from '../../setup/test-all.mjs';
import { makeTestDirectory, startTestDatabase } from '../../setup/test-place.mjs';

const NEEDED_MB = 2000;
const ENTRIES = 10_000;
const RUNS = [100, 1000];
/** Look-ups at most: the statement for 1 000 entries, a run for each agency. */
const LIMITS = { strip: 6, statement: 200, run: 30 };

async function program(environment, ...args) {
  const { code, output } = await run(
    process.execPath,
    [...serverScript('scripts/bench/money/program.ts'), ...args.map(String)],
    { cwd: root, env: environment },
  );
  if (code !== 0) throw new Problem('The benchmark ended: the lines above say why.', { detail: tail(output) });
  const last = output.trim().split('\n').at(-1) ?? '';
  return last.startsWith('{') ? JSON.parse(last) : null;
}

function row(name, milliseconds, lookup, most) {
  const ratio = milliseconds / lookup;
  const verdict = most === undefined ? 'told' : ratio <= most ? 'kept' : 'BROKEN';
  return { name, milliseconds, ratio, verdict, limit: most === undefined ? '' : `≤ ${most} look-ups` };
}

async function bench() {
  requireDisk(root, NEEDED_MB);
  let urls;
  await step('PostgreSQL of the benchmark', async () => {
    const server = await startTestDatabase(makeTestDirectory(), (template) => composeFor(template, 1).owner);
    urls = await server.clone('alpenglow_bench');
    return 'running and migrated';
  });
  const { app, owner } = composeFor(urls, 1);
  await step('Demonstration data', (progress) => seed(owner, progress));
  await step('Entries of one agency', () => program(owner, 'grow', 'statement', 1, ENTRIES));
  let read;
  await step('Strip and statement', async () => {
    read = await program(app, 'read');
    return `${read.rounds} rounds`;
  });
  const rows = [
    row('look-up by primary key', read.lookup, read.lookup),
    row('strip of a lead', read.strip, read.lookup, LIMITS.strip),
    row('statement, per 1 000 entries', (read.statement / ENTRIES) * 1000, read.lookup, LIMITS.statement),
  ];
  for (const [index, agencies] of RUNS.entries()) {
    await step(`Payable commission of ${agencies} agencies`, () => program(owner, 'grow', `run${index}`, agencies, 3));
    await step(`Payout run of ${agencies} agencies`, async () => {
      const { milliseconds, taken, lookup } = await program(app, 'run', index);
      if (taken < agencies) throw new Problem(`The run took ${taken} payouts of ${agencies}.`);
      rows.push(row(`payout run of ${agencies} agencies, per agency`, milliseconds / taken, lookup, LIMITS.run));
      return `${taken} payouts`;
    });
  }
  say();
  for (const { name, milliseconds, ratio, verdict, limit } of rows) {
    const cells = [`${milliseconds.toFixed(2)} ms`, `${ratio.toFixed(1)} ×`, verdict, limit];
    say([name.padEnd(44), ...cells.map((cell) => cell.padStart(12))].join('  ').trimEnd());
  }
  const broken = rows.filter(({ verdict }) => verdict === 'BROKEN').length;
  say();
  say(broken === 0 ? '✓ Every limit is kept.' : `✗ ${broken} ${broken === 1 ? 'row breaks' : 'rows break'} a limit.`);
  return broken === 0 ? 0 : 1;
}

/** `npm run bench:money`. */
export function benchMoney() {
  return runCommand(bench);
}
