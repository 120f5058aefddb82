import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../setup/command.mjs';
import { requireDisk } from '../../setup/disk.mjs';
import { install } from '../../setup/install.mjs';
import { root } from '../../setup/places.mjs';
import { Problem } from '../../setup/problem.mjs';
import { say, step } from '../../setup/report.mjs';
import { OUTSIDE } from '../../setup/test-all.mjs';
import { makeTestDirectory } from '../../setup/test-place.mjs';
import { canReadProcessTime } from '../web/process-time.mjs';
import { agencyTargets, bareDynamicTarget, productTargets } from '../web/targets.mjs';
import { scriptsOf } from './scripts.mjs';
import { differentSearches, hotelVisits, sharedSearches } from './searches.mjs';
import { measureVisits, visit } from './visitors.mjs';

const NEEDED_MB = 1500;
const CONNECTIONS = 50;
const SECONDS = 20;
const MOST_SECONDS = 60;
const WARM_UP_SECONDS = 10;
/** Agents are measured for three times as long: two kinds of pages take turns. */
const AGENTS_TIMES = 3;

function readArguments(args) {
  try {
    const { values } = parseArgs({ args, options: { json: { type: 'string' }, seconds: { type: 'string' } } });
    const seconds = Number(values.seconds ?? SECONDS);
    if (!(seconds >= 1 && seconds <= MOST_SECONDS)) throw new Error(`--seconds is from 1 to ${MOST_SECONDS}`);
    return { json: values.json && path.resolve(values.json), seconds };
  } catch (error) {
    throw new Problem(`${error.message}: the options are --seconds N and --json FILE.`);
  }
}

/** Every load one after the other, each after a warm-up of its own that nobody measures. */
async function measureAll({ product, bare, seconds }) {
  const listing = { ...productTargets(product.port).find(({ page }) => page === 'listing'), pid: product.pid };
  const search = { ...listing, page: 'search', path: '/search' };
  const bareDynamic = { ...bareDynamicTarget(bare.port), pid: bare.pid };
  const different = differentSearches();
  const hotels = agencyTargets(product.port).find(({ page }) => page === 'hotel search');
  const agents = { ...hotels, pid: product.pid, cookies: await product.signInAgent(CONNECTIONS) };
  const loads = [
    { name: 'bare dynamic page', target: bareDynamic },
    { name: 'listing from the cache', target: listing },
    { name: 'search, shared by many', target: search, nextPath: sharedSearches() },
    { name: 'search, each a different one', target: search, nextPath: different },
    { name: 'agents search and open hotels', target: agents, nextPath: hotelVisits(), times: AGENTS_TIMES },
  ];
  const results = [];
  for (const { name, target, nextPath, times = 1 } of loads) {
    await step(`${CONNECTIONS} visitors: ${name}`, async (progress) => {
      progress('warming');
      await visit(target, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS, nextPath });
      progress('measuring');
      const options = { connections: CONNECTIONS, seconds: seconds * times, nextPath };
      results.push({ name, ...(await measureVisits(target, options)) });
      return 'measured';
    });
  }
  await step(`4 visitors of the listing while ${CONNECTIONS} search`, async () => {
    const [beside] = await Promise.all([
      measureVisits(listing, { connections: 4, seconds }),
      visit(search, { connections: CONNECTIONS, seconds, nextPath: different }),
    ]);
    results.push({ name: 'listing while 50 search', ...beside, cpu: null });
    return 'measured';
  });
  const scripts = {
    'bare page': await scriptsOf(bareDynamic),
    'hotel search': await scriptsOf(agents),
    hotel: await scriptsOf(agents, '/hotels/H01'),
  };
  return { results, scripts };
}

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const milliseconds = (value) => (Number.isNaN(value) ? '–' : `${Math.round(value)} ms`);

function rowsOf(results) {
  const perView = ({ cpu, views }) => cpu / views;
  const bare = perView(results[0]);
  return results.map((result) => {
    const { name, views, perSecond, waits, refusals, failures, bytes, memory, cpu } = result;
    const failed = [...failures].map(([status, count]) => `${count} × ${status}`).join(', ');
    return [
      name,
      perSecond.toFixed(1),
      milliseconds(quantile(waits, 0.5)),
      milliseconds(quantile(waits, 0.95)),
      refusals.length > 0 ? `${refusals.length}, ≤ ${milliseconds(quantile(refusals, 1))}` : '0',
      cpu === null ? '–' : `${perView(result).toFixed(1)} ms = ${(perView(result) / bare).toFixed(1)} ×`,
      `${(bytes / views / 1000).toFixed(1)} KB`,
      `${Math.round(memory / 1e6)} MB`,
      failed || '0',
    ];
  });
}

const TITLES = ['Page', 'Views/s', 'Median', 'p95', 'Refused', 'CPU per view', 'Sent', 'Memory', 'Failed'];

function draw(rows) {
  const lines = [TITLES, ...rows];
  const widths = TITLES.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}

async function bench(args) {
  const { json, seconds } = readArguments(args);
  if (!canReadProcessTime) throw new Problem('CPU and memory are read from /proc, which this system does not have.');
  for (const name of Object.keys(process.env)) if (OUTSIDE.test(name)) delete process.env[name];
  requireDisk(root, NEEDED_MB);
  await step('Packages', install);
  // After `install`: it loads what that brings.
  const { startServers } = await import('../web/servers.mjs');
  const { results, scripts } = await measureAll({ ...(await startServers(makeTestDirectory())), seconds });
  say();
  for (const line of draw(rowsOf(results))) say(line);
  say();
  for (const [name, bytes] of Object.entries(scripts)) {
    const ratio = (bytes / scripts['bare page']).toFixed(2);
    say(`Scripts named by the ${name}, gzip  ${(bytes / 1000).toFixed(1)} KB = ${ratio} ×`);
  }
  say(`Load of the machine  ${os.loadavg()[0].toFixed(1)} on ${os.availableParallelism()} cores`);
  if (json) {
    const told = results.map(({ failures, ...result }) => ({ ...result, failures: [...failures] }));
    fs.writeFileSync(json, `${JSON.stringify({ results: told, scripts }, null, 2)}\n`);
  }
  return 0;
}

/** `npm run bench:load`. */
export function benchLoad(args) {
  return runCommand(() => bench(args));
}
