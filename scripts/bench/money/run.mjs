import { startBenchmarkDatabase } from '../../setup/benchmark.mjs';
import { requireDisk } from '../../setup/disk.mjs';
import { root } from '../../setup/places.mjs';
import { Problem } from '../../setup/problem.mjs';
import { step } from '../../setup/report.mjs';
import { seed } from '../../setup/seed.mjs';
import { composeFor } from '../../setup/test-all.mjs';
import { benchmark, brokenIn, drawRatios, ratioRow } from '../harness.mjs';
import { runner } from './runner.mjs';

const program = runner('scripts/bench/money/program.ts');
const NEEDED_MB = 2000;
const ENTRIES = 10_000;
const RUNS = [100, 1000];
/** Look-ups at most: the statement for 1 000 entries, a run for each agency. */
const LIMITS = { strip: 6, statement: 60, run: 30 };

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
  return { lines: drawRatios(rows), broken: brokenIn(rows) };
}

/** `npm run bench:money`. */
export function benchMoney() {
  return benchmark('bench:money', bench);
}
