import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareBenchmark, startBenchmarkDatabase } from '../../setup/benchmark.mjs';
import { build } from '../../setup/build.mjs';
import { requireNoInstance } from '../../setup/instance.mjs';
import { root } from '../../setup/places.mjs';
import { freePort } from '../../setup/ports.mjs';
import { Problem } from '../../setup/problem.mjs';
import { endGroup, run } from '../../setup/processes.mjs';
import { step } from '../../setup/report.mjs';
import { seed, serverScript } from '../../setup/seed.mjs';
import { startServer } from '../../setup/serve.mjs';
import { composeFor } from '../../setup/test-all.mjs';
import { benchmark } from '../harness.mjs';
import { residentBytes } from '../load/visitors.mjs';
import { agencyHost, productTargets } from '../web/targets.mjs';
import { lineTo } from './line.mjs';
import { fillDisk, makeCrowd } from './prepare.mjs';
import { keepStreams, peopleFor, signInCrowd } from './streams.mjs';

const NEEDED_MB = 1500;
const STREAMS = [0, 5, 500];
const MOST_END_SECONDS = 5;
const MOST_ANSWER_SECONDS = 10;
const OPEN_MS = 60_000;
const ANSWER_MS = 60_000;
/** Long enough for the pool to notice that the database is well again. */
const RECOVERY_MS = 6_000;

const secondsSince = (start) => (performance.now() - start) / 1000;
const told = (seconds) => `${seconds.toFixed(2)} s`;

/** Ends the server with its streams, then starts it again while their browsers ask: `{ child, lines, broken }`. */
async function restart(child, { count, start, port, cookies }) {
  const streams = keepStreams(port, cookies, count);
  for (const until = performance.now() + OPEN_MS; streams.open() < count; await wait(50)) {
    if (performance.now() > until) throw new Problem(`${streams.open()} of ${count} streams were opened.`);
  }
  const memory = residentBytes(child.pid) / 1024 ** 2;
  const asked = performance.now();
  process.kill(child.pid, 'SIGTERM');
  await child.ended;
  const end = secondsSince(asked);
  const begun = performance.now();
  const next = await start();
  const serving = secondsSince(begun);
  streams.end();
  const verdict = end <= MOST_END_SECONDS ? 'kept' : 'BROKEN';
  const line = `${String(count).padStart(4)} streams   gone ${told(end)} (${verdict}, ≤ ${MOST_END_SECONDS} s)   serving ${told(serving)}   ${memory.toFixed(0)} MB before`;
  return { child: next, line, isBroken: verdict === 'BROKEN' };
}

function ask(port, { host, path, method = 'GET', cookie, body }) {
  const start = performance.now();
  return new Promise((resolve) => {
    const headers = {
      host,
      accept: 'text/html',
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json', origin: `http://${host}` }),
    };
    const request = http.request({ host: 'localhost', port, path, method, headers, timeout: ANSWER_MS }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode, seconds: secondsSince(start) }));
    });
    request.on('timeout', () => request.destroy(new Error('late')));
    request.on('error', (error) => resolve({ status: error.message, seconds: secondsSince(start) }));
    request.end(body && JSON.stringify(body));
  });
}

function kindsOf(port, cookie) {
  const [{ host }, , { host: listingHost, path: listing }] = productTargets(port);
  const agency = agencyHost(port);
  return [
    { name: 'storefront, kept page', host: listingHost, path: listing },
    { name: 'storefront, new page', host, path: '/chalets/austria' },
    { name: 'storefront, search', host, path: '/search?destination=FR&numAdults=2' },
    { name: 'agency, before sign-in', host: agency, path: '/signin' },
    { name: 'agency, signed in', host: agency, path: '/partner/my-network', cookie },
    { name: 'hotel search', host: agency, path: '/hotels?destination=FR&numAdults=2', cookie },
    { name: 'API, read', host: agency, path: '/api/conversations', cookie },
    {
      name: 'API, write',
      ...{ host: agency, path: '/api/client-safe', method: 'POST', cookie },
      body: { isClientSafe: false },
    },
    { name: 'health', host, path: '/api/health' },
  ];
}

/** What each kind answers while the database is so: two ask, one after the other. */
async function badDay(name, port, kinds, { begin, end }) {
  await begin();
  const lines = [];
  let broken = 0;
  try {
    for (const kind of kinds) {
      const answers = [await ask(port, kind), await ask(port, kind)];
      const isLate = answers.some(({ seconds }) => seconds > MOST_ANSWER_SECONDS);
      if (isLate) broken += 1;
      const cells = answers.map(({ status, seconds }) => `${status} ${told(seconds)}`.padEnd(14));
      lines.push(`${name.padEnd(8)} ${kind.name.padEnd(24)} ${cells.join(' ')} ${isLate ? 'BROKEN' : 'kept'}`);
    }
  } finally {
    await end();
  }
  await wait(RECOVERY_MS);
  return { lines, broken };
}

async function lint(environment) {
  const { output } = await run(process.execPath, serverScript('scripts/check-openapi.ts'), {
    cwd: root,
    env: environment,
  });
  return output.split('\n').at(-1) ?? '';
}

async function bench() {
  requireNoInstance('before the benchmark');
  await prepareBenchmark(NEEDED_MB);
  const urls = await startBenchmarkDatabase();
  const port = await freePort();
  const issuerPort = await freePort();
  const line = await lineTo(urls.databaseUrl);
  const { owner } = composeFor(urls, port, { issuerPort });
  const { app } = composeFor({ ...urls, databaseUrl: line.url }, port, { issuerPort });
  await step('Demonstration data', (progress) => seed(owner, progress));
  await step('Build', (progress) => build(app, progress));
  const most = Math.max(...STREAMS);
  await makeCrowd(urls.ownerUrl, peopleFor(most));
  const cookies = await signInCrowd(app, port, peopleFor(most));
  const start = () => startServer({ port, reload: false, environment: app, onLine: () => {} });
  const lines = [];
  let broken = 0;
  let child = await start();
  try {
    lines.push(`started  ${(residentBytes(child.pid) / 1024 ** 2).toFixed(0)} MB`, '');
    await step('Ends and starts', async () => {
      for (const count of STREAMS) {
        const ended = await restart(child, { count, start, port, cookies });
        child = ended.child;
        lines.push(ended.line);
        if (ended.isBroken) broken += 1;
      }
      return 'told';
    });
    lines.push('');
    await step('Bad days', async () => {
      const kinds = kindsOf(port, cookies[0]);
      // Signed in, and kept where pages are kept.
      for (const kind of kinds.filter(({ name }) => name !== 'storefront, new page')) await ask(port, kind);
      const days = [
        ['well', { begin: () => {}, end: () => {} }],
        ['frozen', { begin: () => line.is('frozen'), end: () => line.is('well') }],
        ['dead', { begin: () => line.is('dead'), end: () => line.is('well') }],
        ['full', { begin: () => fillDisk(urls.ownerUrl, true), end: () => fillDisk(urls.ownerUrl, false) }],
      ];
      for (const [name, day] of days) {
        const { lines: rows, broken: late } = await badDay(name, port, kinds, day);
        lines.push(...rows);
        broken += late;
      }
      return 'told';
    });
  } finally {
    await endGroup(child.pid, 'SIGTERM');
  }
  lines.push('', await lint(owner));
  return { lines, broken };
}

/** `npm run bench:ends`. */
export function benchEnds() {
  return benchmark('bench:ends', bench);
}
