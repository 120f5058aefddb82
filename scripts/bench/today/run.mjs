import { startBenchmarkDatabase } from '../../setup/benchmark.mjs';
import { requireDisk } from '../../setup/disk.mjs';
import { root } from '../../setup/places.mjs';
import { step } from '../../setup/report.mjs';
import { seed } from '../../setup/seed.mjs';
import { composeFor } from '../../setup/test-all.mjs';
import { benchmark, brokenIn, drawRatios, ratioRow } from '../harness.mjs';
import { runner } from '../money/runner.mjs';

const program = runner('scripts/bench/today/program.ts');
const NEEDED_MB = 2000;
/** Leads of a year; those of the first have the limit, and are held beside those of the second. */
const REPORTS = [50_000, 25_000];
/** Look-ups at most. Reports of twice as many leads take twice as long, and a tenth for the noise. */
const LIMITS = { today: 10, report: 150, growth: 2.2 };

async function bench() {
  requireDisk(root, NEEDED_MB);
  const { app, owner } = composeFor(await startBenchmarkDatabase(), 1);
  await step('Demonstration data', (progress) => seed(owner, progress));
  await step('Deadlines of a team', () => program(owner, 'grow', 'today', 100));
  const rows = [];
  await step('The list of a team', async () => {
    const { milliseconds, lookup } = await program(app, 'today', 'today');
    rows.push(ratioRow('look-up by primary key', lookup, lookup));
    rows.push(ratioRow('what is due for a team, 5 000 deadlines', milliseconds, lookup, LIMITS.today));
    return `${milliseconds.toFixed(1)} ms`;
  });
  for (const leads of REPORTS) {
    await step(`Leads of a year: ${leads}`, () => program(owner, 'grow', `report${leads}`, leads));
  }
  await step('Reports', async () => {
    const { reports, lookup } = await program(app, 'report', ...REPORTS);
    rows.push(ratioRow('look-up beside the reports', lookup, lookup));
    const sums = REPORTS.map(() => 0);
    for (const { name, milliseconds } of reports) {
      rows.push(ratioRow(`report of ${REPORTS[0]} leads: ${name}`, milliseconds[0], lookup, LIMITS.report));
      for (const [index, some] of milliseconds.entries()) sums[index] += some;
    }
    rows.push(ratioRow('all of them, beside half as many leads', ...sums, LIMITS.growth));
    return `${reports.length} of each`;
  });
  return { lines: drawRatios(rows), broken: brokenIn(rows) };
}

/** `npm run bench:today`. */
export function benchToday() {
  return benchmark('bench:today', bench);
}
