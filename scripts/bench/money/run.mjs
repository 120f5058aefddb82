import { startBenchmarkDatabase } from '../../setup/benchmark.mjs';
import { requireDisk } from '../../setup/disk.mjs';
import { root } from '../../setup/places.mjs';
import { Problem, tail } from '../../setup/problem.mjs';
import { run } from '../../setup/processes.mjs';
import { step } from '../../setup/report.mjs';
import { seed, serverScript } from '../../setup/seed.mjs';
import { composeFor } from '../../setup/test-all.mjs';
import { benchmark, brokenIn, drawRatios, ratioRow } from '../harness.mjs';

const NEEDED_MB = 2000;
const ENTRIES = 10_000;
const RUNS = [100, 1000];
/** Leads of a year; the last one has the limit, and is held beside the one before. */
const REPORTS = [25_000, 50_000];
/** Look-ups at most: the statement for 1 000 entries, a run for each agency. A report of twice as many leads takes at most so much longer. */
const LIMITS = { strip: 6, statement: 60, run: 30, report: 150, growth: 2.2, today: 10 };

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

async function bench() {
  requireDisk(root, NEEDED_MB);
  const { app, owner } = composeFor(await startBenchmarkDatabase(), 1);
  await step('Demonstration data', (progress) => seed(owner, progress));
  await step('Entries of one agency', () => program(owner, 'grow', 'statement', 1, ENTRIES));
  let read;
  await step('Strip and statement', async () => {
    read = await program(app, 'read');
    return `${read.rounds} rounds`;
  });
  const rows = [
    ratioRow('look-up by primary key', read.lookup, read.lookup),
    ratioRow('strip of a lead', read.strip, read.lookup, LIMITS.strip),
    ratioRow('statement, per 1 000 entries', (read.statement / ENTRIES) * 1000, read.lookup, LIMITS.statement),
  ];
  for (const [index, agencies] of RUNS.entries()) {
    await step(`Payable commission of ${agencies} agencies`, () => program(owner, 'grow', `run${index}`, agencies, 3));
    await step(`Payout run of ${agencies} agencies`, async () => {
      const { milliseconds, taken, lookup } = await program(app, 'run', index);
      if (taken < agencies) throw new Problem(`The run took ${taken} payouts of ${agencies}.`);
      rows.push(ratioRow(`payout run of ${agencies} agencies, per agency`, milliseconds / taken, lookup, LIMITS.run));
      return `${taken} payouts`;
    });
  }
  await step('Deadlines of a team', () => program(owner, 'grow', 'today', 1, 100));
  await step('The list of a team', async () => {
    const { milliseconds, lookup } = await program(app, 'today', 'today');
    rows.push(ratioRow('what is due for a team, 5 000 deadlines', milliseconds, lookup, LIMITS.today));
    return `${milliseconds.toFixed(1)} ms`;
  });
  const reports = [];
  for (const leads of REPORTS) {
    const name = `report${leads}`;
    await step(`Leads of a year: ${leads}`, () => program(owner, 'grow', name, 1, leads));
    await step(`Reports of ${leads} leads`, async () => {
      reports.push(await program(app, 'report', name, 1, leads));
      return reports.at(-1).name;
    });
  }
  const [half, whole] = reports;
  const dearest = `report of ${REPORTS[1]} leads, ${whole.name}`;
  rows.push(ratioRow(dearest, whole.milliseconds, whole.lookup, LIMITS.report));
  rows.push(ratioRow('the same beside half as many leads', whole.milliseconds, half.milliseconds, LIMITS.growth));
  return { lines: drawRatios(rows), broken: brokenIn(rows) };
}

/** `npm run bench:money`. */
export function benchMoney() {
  return benchmark('bench:money', bench);
}
