import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { requireDisk } from '../../setup/disk.mjs';
import { install } from '../../setup/install.mjs';
import { root } from '../../setup/places.mjs';
import { Problem } from '../../setup/problem.mjs';
import { step } from '../../setup/report.mjs';
import { webProcesses } from '../../setup/serve.mjs';
import { OUTSIDE } from '../../setup/test-all.mjs';
import { makeTestDirectory } from '../../setup/test-place.mjs';
import { benchmark } from '../harness.mjs';
import { createClient } from '../web/client.mjs';
import { canReadProcessTime } from '../web/process-time.mjs';
import { rows, targetOf } from './rows.mjs';
import { sizesOf } from './sizes.mjs';
import { drawLoads, drawSizes, overLimits } from './table.mjs';
import { measureVisits, together, visit } from './visitors.mjs';

const NEEDED_MB = 1500;
const SECONDS = 9;
/** Each row is measured in so many turns, one after the other with all others: what the machine does meanwhile meets all. */
const ROUNDS = 3;
/** Only what has run some hundred times is compiled: a page costs twice as much before. The fast ones would be there first. */
const WARM_VIEWS = 300;
const MOST_WARM_SECONDS = 40;
/** The processes of the crowd are asked for nothing else, and what all pages share would be compiled in none of them. */
const CROWD_WARM_VIEWS = 1500;
const MOST_CROWD_WARM_SECONDS = 150;
const MOST_SECONDS = 60;
/** The visitors of the listing beside whom others search. */
const BESIDE = 4;

function readArguments(args) {
  const names = [...rows.map(({ name }) => name), 'beside'];
  try {
    const options = { json: { type: 'string' }, seconds: { type: 'string' } };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const seconds = Number(values.seconds ?? SECONDS);
    if (!(seconds >= 1 && seconds <= MOST_SECONDS)) throw new Error(`--seconds is from 1 to ${MOST_SECONDS}`);
    const unknown = positionals.find((name) => !names.includes(name));
    if (unknown) throw new Error(`"${unknown}" is no row (${names.join(', ')})`);
    return { json: values.json && path.resolve(values.json), seconds, chosen: positionals };
  } catch (error) {
    throw new Problem(`${error.message}: rows by name, --seconds N and --json FILE may be given.`);
  }
}

/** The rows that are asked for, each with the bare one it is set beside; without a name all. */
function chooseRows(chosen) {
  if (chosen.length === 0) return rows;
  const wanted = new Set(chosen.flatMap((name) => [name, rows.find((row) => row.name === name)?.beside]));
  return rows.filter(({ name }) => wanted.has(name));
}

/** Rows with what they ask and as whom. */
async function prepareRows(asked, servers) {
  const sessions = new Map();
  const client = createClient(1);
  try {
    const prepared = [];
    for (const row of asked) {
      const target = targetOf(row, servers);
      if (row.who) {
        const cookies = sessions.get(row.who) ?? (await servers.product.signInAgent(row.connections, row.who));
        sessions.set(row.who, cookies);
        target.cookies = cookies;
      }
      const text = async (path) => (await client.get(target, path, { cookie: target.cookies[0] })).body.toString();
      if (row.findPath) target.path = await row.findPath(text);
      prepared.push({ row, target, nextPath: row.nextPath?.() });
    }
    return prepared;
  } finally {
    client.close();
  }
}

/** Every row warmed, with as many views each, and then measured in turns: what they share is warm before the first is. */
async function measureAll({ asked, servers, seconds }) {
  const prepared = (await prepareRows(asked, servers)).map((one) => ({ ...one, rounds: [] }));
  await step('Warming', async (progress) => {
    for (const { row, target, nextPath } of prepared) {
      progress(row.title);
      const { connections } = row;
      const warming = row.isCrowd
        ? { mostViews: CROWD_WARM_VIEWS * webProcesses(), seconds: MOST_CROWD_WARM_SECONDS }
        : { mostViews: WARM_VIEWS, seconds: MOST_WARM_SECONDS };
      await visit(target, { connections, nextPath, ...warming });
    }
    return 'done';
  });
  await step('Measuring', async (progress) => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const { row, target, nextPath, rounds } of prepared) {
        progress(`${row.title}, turn ${round} of ${ROUNDS}`);
        const { connections, times = 1 } = row;
        rounds.push(await measureVisits(target, { connections, nextPath, seconds: (seconds * times) / ROUNDS }));
      }
    }
    return 'done';
  });
  const results = [];
  for (const { row, target, rounds } of prepared) {
    results.push({ row, ...together(rounds), sizes: row.isPage ? await sizesOf(target) : null });
  }
  return results;
}

/** How long visitors of a page from the cache wait while others search. */
async function measureBeside(servers, seconds) {
  const named = (name) => rows.find((row) => row.name === name);
  const [listing, search] = [named('listing'), named('storefront')];
  const target = targetOf(listing, servers);
  const [beside] = await Promise.all([
    measureVisits(target, { connections: BESIDE, seconds }),
    visit(target, { connections: search.connections, seconds, nextPath: search.nextPath() }),
  ]);
  return { row: { name: 'beside', title: 'listing while 50 search' }, ...beside, cpu: null };
}

async function bench(args) {
  const { json, seconds, chosen } = readArguments(args);
  if (!canReadProcessTime) throw new Problem('CPU and memory are read from /proc, which this system does not have.');
  for (const name of Object.keys(process.env)) if (OUTSIDE.test(name)) delete process.env[name];
  requireDisk(root, NEEDED_MB);
  await step('Packages', install);
  // After `install`: it loads what that brings.
  const { startServers } = await import('../web/servers.mjs');
  const servers = await startServers(makeTestDirectory(), { hasSeveral: true });
  const results = await measureAll({ asked: chooseRows(chosen), servers, seconds });
  if (chosen.length === 0 || chosen.includes('beside')) results.push(await measureBeside(servers, seconds));
  if (json) {
    const told = results.map(({ failures, ...result }) => ({ ...result, failures: [...failures] }));
    fs.writeFileSync(json, `${JSON.stringify(told, null, 2)}\n`);
  }
  const over = overLimits(results);
  return {
    lines: [...drawLoads(results), '', ...drawSizes(results), ...over.map((line) => `✗ ${line}`)],
    broken: over.length,
    isWhole: chosen.length === 0,
  };
}

/** `npm run bench:load`. */
export function benchLoad(args) {
  return benchmark('bench:load', () => bench(args));
}
