import { requireDisk } from '../../setup/disk.mjs';
import { root } from '../../setup/places.mjs';
import { Problem, tail } from '../../setup/problem.mjs';
import { run } from '../../setup/processes.mjs';
import { step } from '../../setup/report.mjs';
import { seed, serverScript } from '../../setup/seed.mjs';
import { benchmark } from '../harness.mjs';
import { createDatabase, environmentOf } from '../search/database.mjs';
import { median } from '../web/median.mjs';

const NEEDED_MB = 1500;
const ROUNDS = 100;
const MOST_LOOKUPS = 20;
const MOST_OF_STOREFRONT = 1.5;
const LEAST_OF_BARE = 0.6;

async function measure(environment) {
  const args = [...serverScript('scripts/bench/chalets/program.ts'), String(ROUNDS)];
  const { code, output } = await run(process.execPath, args, { cwd: root, env: environment });
  const answer = output.split('\n').find((line) => line.startsWith('{"times"'));
  if (code === 0 && answer) return JSON.parse(answer);
  throw new Problem('Nothing could be measured: the lines above say why.', { detail: tail(output) });
}

async function bench() {
  requireDisk(root, NEEDED_MB);
  let url;
  let measured;
  await step('PostgreSQL of the benchmark', async () => {
    url = await createDatabase(process.env.DATABASE_OWNER_URL);
    return 'running and migrated';
  });
  await step('Demonstration data', (progress) => seed(environmentOf(url), progress));
  await step('Rounds', async () => {
    measured = await measure(environmentOf(url));
    return `${ROUNDS} measured`;
  });
  const of = Object.fromEntries(Object.entries(measured.times).map(([name, times]) => [name, median(times)]));
  const ms = (milliseconds) => `${milliseconds.toFixed(2)} ms`;
  const grid = of.grid / of.lookUp;
  const search = of.agencySearch / of.storefrontSearch;
  const booking = of.bareBooking / of.booking;
  const rows = [
    ['Look-up by primary key', ms(of.lookUp), '', true],
    ['Season grid of four', ms(of.grid), `${grid.toFixed(1)} look-ups, at most ${MOST_LOOKUPS}`, grid <= MOST_LOOKUPS],
    ['', `${measured.statements} statements`, '', true],
    ['Search of one city, storefront', ms(of.storefrontSearch), '', true],
    [
      'Search of one city, signed in',
      ms(of.agencySearch),
      `${search.toFixed(2)} times, at most ${MOST_OF_STOREFRONT}`,
      search <= MOST_OF_STOREFRONT,
    ],
    ['Booking without the projection', ms(of.bareBooking), '', true],
    [
      'Booking with it',
      ms(of.booking),
      `${booking.toFixed(2)} of it, at least ${LEAST_OF_BARE}`,
      booking >= LEAST_OF_BARE,
    ],
  ];
  return {
    lines: rows.map(([name, value, limit, isKept]) =>
      `${name.padEnd(32)}${value.padStart(16)}   ${limit}${isKept ? '' : '  BROKEN'}`.trimEnd(),
    ),
    broken: rows.filter(([, , , isKept]) => !isKept).length,
  };
}

/** `npm run bench:chalets`. */
export function benchChalets() {
  return benchmark('bench:chalets', bench);
}
