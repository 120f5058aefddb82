import { fork } from 'node:child_process';
import { once } from 'node:events';
import { atEnd, runCommand } from '../../setup/command.mjs';
import { requireDisk } from '../../setup/disk.mjs';
import { root } from '../../setup/places.mjs';
import { Problem, tail } from '../../setup/problem.mjs';
import { run } from '../../setup/processes.mjs';
import { say, step } from '../../setup/report.mjs';
import { seed, serverScript } from '../../setup/seed.mjs';
import { median } from '../web/median.mjs';
import { copyDatabase, createDatabase, environmentOf } from './database.mjs';
import { drawRows, rowsOf } from './table.mjs';

const NEEDED_MB = 5000;
const SIZES = [10_000, 100_000];
const WARM_UP = 20;
const ROUNDS = 250;
const PROGRAM = 'scripts/bench/search/program.ts';

async function grow(ownerUrl, from, properties) {
  const args = [...serverScript(PROGRAM), 'grow', String(from), String(properties)];
  const { code, output } = await run(process.execPath, args, { cwd: root, env: environmentOf(ownerUrl) });
  if (code !== 0)
    throw new Problem('The properties could not be made: the lines above say why.', { detail: tail(output) });
  return `${properties} properties`;
}

/** The program with one database, ready for rounds. */
async function startMeasuring(ownerUrl) {
  const [file, ...execArgv] = serverScript(PROGRAM).reverse();
  const child = fork(file, ['measure'], { cwd: root, env: environmentOf(ownerUrl), execArgv: execArgv.reverse() });
  atEnd(() => child.connected && child.disconnect());
  const ended = once(child, 'exit').then(() => {
    throw new Problem('The measuring program ended: the lines above say why.');
  });
  ended.catch(() => {});
  const next = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  await next();
  return () => {
    child.send('round');
    return next();
  };
}

/** Medians per size and case: rounds alternate between the sizes, so that both see the same machine. */
async function measure(urls, progress) {
  const programs = await Promise.all(urls.map(startMeasuring));
  const times = programs.map(() => new Map());
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [index, measureRound] of programs.entries()) {
      for (const [name, milliseconds] of await measureRound()) {
        const values = times[index].get(name) ?? [];
        if (round >= WARM_UP) values.push(milliseconds);
        times[index].set(name, values);
      }
    }
    if (round % 10 === 0) progress(`${round} of ${WARM_UP + ROUNDS}`);
  }
  return times.map((cases) => new Map([...cases].map(([name, values]) => [name, median(values)])));
}

async function bench() {
  requireDisk(root, NEEDED_MB);
  const [few, many] = SIZES;
  let small;
  let large;
  await step('PostgreSQL of the benchmark', async () => {
    small = await createDatabase(process.env.DATABASE_OWNER_URL);
    return 'running and migrated';
  });
  await step('Demonstration data', (progress) => seed(environmentOf(small), progress));
  await step('Catalogue', () => grow(small, 0, few));
  await step('Catalogue ten times as large', async () => {
    large = await copyDatabase(small);
    return grow(large, few, many);
  });
  let medians;
  await step('Rounds', async (progress) => {
    medians = await measure([small, large], progress);
    return `${ROUNDS} measured`;
  });
  const rows = rowsOf(medians);
  say();
  for (const line of drawRows(rows, SIZES)) say(line);
  const broken = rows.filter(({ verdict }) => verdict === 'BROKEN').length;
  say();
  say(
    broken === 0
      ? '✓ Every limit is kept.'
      : `✗ ${broken} ${broken === 1 ? 'search breaks' : 'searches break'} a limit.`,
  );
  return broken === 0 ? 0 : 1;
}

/** `npm run bench:search`. */
export function benchSearch() {
  return runCommand(bench);
}
