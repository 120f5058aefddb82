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
/** Leads of a year; those of the last have the limit, and are held beside those of the one before. */
const REPORTS = [25_000, 50_000];
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
  const reports = [];
  for (const leads of REPORTS) {
    const name = `report${leads}`;
    await step(`Leads of a year: ${leads}`, () => program(owner, 'grow', name, leads));
    await step(`Reports of ${leads} leads`, async () => {
      reports.push(await program(app, 'report', name, leads));
      return `${reports.at(-1).reports.length} reports`;
    });
  }
  const [half, whole] = reports;
  rows.push(ratioRow('look-up beside the reports', whole.lookup, whole.lookup));
  for (const { name, milliseconds } of whole.reports)
    rows.push(ratioRow(`report of ${REPORTS[1]} leads: ${name}`, milliseconds, whole.lookup, LIMITS.report));
  const sum = ({ reports: all }) => all.reduce((total, { milliseconds }) => total + milliseconds, 0);
  rows.push(ratioRow('all of them, beside half as many leads', sum(whole), sum(half), LIMITS.growth));
  return { lines: drawRatios(rows), broken: brokenIn(rows) };
}

/** `npm run bench:today`. */
export function benchToday() {
  return benchmark('bench:today', bench);
}
