import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { atEnd } from '../../setup/command.mjs';
import { requireDisk } from '../../setup/disk.mjs';
import { root } from '../../setup/places.mjs';
import { Problem, tail } from '../../setup/problem.mjs';
import { run } from '../../setup/processes.mjs';
import { step } from '../../setup/report.mjs';
import { seed, serverScript } from '../../setup/seed.mjs';
import { benchmark, brokenIn } from '../harness.mjs';
import { median } from '../web/median.mjs';
import { copyDatabase, createDatabase, environmentOf } from './database.mjs';
import { drawRows, rowsOf } from './table.mjs';

const NEEDED_MB = 5000;
/** Two catalogues of each kind, the second ten times as large: properties, and room types of hotels. */
const SIZES = { properties: [10_000, 100_000], hotels: [5_000, 50_000] };
const COUNTED = { properties: 'properties', hotels: 'room types' };
const WARM_UP = 20;
const ROUNDS = 250;
const PROGRAM = 'scripts/bench/search/program.ts';

function readArguments(args) {
  try {
    const { values } = parseArgs({ args, options: { only: { type: 'string' } } });
    if (values.only && !SIZES[values.only]) throw new Error(`There is no catalogue "${values.only}"`);
    return values.only ? [values.only] : Object.keys(SIZES);
  } catch (error) {
    throw new Problem(`${error.message}: the option is --only properties|hotels.`);
  }
}

async function grow(ownerUrl, kind, from, size) {
  const args = [...serverScript(PROGRAM), 'grow', kind, String(from), String(size)];
  const { code, output } = await run(process.execPath, args, { cwd: root, env: environmentOf(ownerUrl) });
  if (code !== 0)
    throw new Problem('The catalogue could not be made: the lines above say why.', { detail: tail(output) });
  return `${size} ${COUNTED[kind]}`;
}

/** The program with one database, ready for rounds. */
async function startMeasuring(ownerUrl, kind) {
  const [file, ...execArgv] = serverScript(PROGRAM).reverse();
  const child = fork(file, ['measure', kind], {
    cwd: root,
    env: environmentOf(ownerUrl),
    execArgv: execArgv.reverse(),
  });
  atEnd(() => child.connected && child.disconnect());
  const ended = once(child, 'exit').then(() => {
    throw new Problem('The measuring program ended: the lines above say why.');
  });
  ended.catch(() => {});
  const next = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  await next();
  return (round) => {
    child.send(round);
    return next();
  };
}

/** Medians per size and case: rounds alternate between the sizes, so that both see the same machine. */
async function measure(urls, kind, progress) {
  const programs = await Promise.all(urls.map((url) => startMeasuring(url, kind)));
  const times = programs.map(() => new Map());
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [index, measureRound] of programs.entries()) {
      for (const [name, milliseconds] of await measureRound(round)) {
        const values = times[index].get(name) ?? [];
        if (round >= WARM_UP) values.push(milliseconds);
        times[index].set(name, values);
      }
    }
    if (round % 10 === 0) progress(`${round} of ${WARM_UP + ROUNDS}`);
  }
  return times.map((cases) => new Map([...cases].map(([name, values]) => [name, median(values)])));
}

/** Rows of one kind of catalogue, in two databases that hold nothing else. */
async function benchKind(kind, seeded) {
  const [few, many] = SIZES[kind];
  let small;
  let large;
  let medians;
  await step(`Catalogue of ${kind}`, async () => {
    small = await copyDatabase(seeded, `${kind}_small`);
    return grow(small, kind, 0, few);
  });
  await step(`Catalogue of ${kind}, ten times as large`, async () => {
    large = await copyDatabase(small, `${kind}_large`);
    return grow(large, kind, few, many);
  });
  await step('Rounds', async (progress) => {
    medians = await measure([small, large], kind, progress);
    return `${ROUNDS} measured`;
  });
  return rowsOf(kind, medians);
}

async function bench(args) {
  const kinds = readArguments(args);
  requireDisk(root, NEEDED_MB);
  let seeded;
  await step('PostgreSQL of the benchmark', async () => {
    seeded = await createDatabase(process.env.DATABASE_OWNER_URL);
    return 'running and migrated';
  });
  await step('Demonstration data', (progress) => seed(environmentOf(seeded), progress));
  const tables = [];
  for (const kind of kinds) tables.push({ kind, rows: await benchKind(kind, seeded) });
  return {
    lines: tables.flatMap(({ kind, rows }) => [...drawRows(rows, SIZES[kind]), '']),
    broken: brokenIn(tables.flatMap(({ rows }) => rows)),
    isWhole: args.length === 0,
  };
}

/** `npm run bench:search`. */
export function benchSearch(args) {
  return benchmark('bench:search', () => bench(args));
}
