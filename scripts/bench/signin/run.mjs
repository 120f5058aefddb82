import { setTimeout as wait } from 'node:timers/promises';
import { prepareBenchmark, startBenchmarkDatabase } from '../../setup/benchmark.mjs';
import { fail } from '../../setup/command.mjs';
import { root } from '../../setup/places.mjs';
import { freePort } from '../../setup/ports.mjs';
import { Problem, tail } from '../../setup/problem.mjs';
import { launch, run } from '../../setup/processes.mjs';
import { step } from '../../setup/report.mjs';
import { seed, serverScript } from '../../setup/seed.mjs';
import { watch } from '../../setup/serve.mjs';
import { composeFor } from '../../setup/test-all.mjs';
import { benchmark } from '../harness.mjs';
import { canReadProcessTime, treeTime } from '../web/process-time.mjs';
import { signIn } from './visitor.mjs';

const PEOPLE = 200;
const PASSWORD = 'snow on quiet roofs';
const NEEDED_MB = 1000;
const READY_MS = 60_000;

/** The program that knows the database: its answer. */
async function ask(environment, ...words) {
  const args = [...serverScript('scripts/bench/signin/people.ts'), ...words.map(String)];
  const { code, output } = await run(process.execPath, args, { cwd: root, env: environment });
  const answer = output.split('\n').find((line) => line.startsWith('{'));
  if (code === 0 && answer) return JSON.parse(answer);
  throw new Problem('The accounts could not be made or counted: the lines above say why.', { detail: tail(output) });
}

/** The issuer as `npm start` runs it: `{ pid, issuer, origin, keys }`, its public address and where it listens. */
async function startIssuer(environment) {
  const lines = [];
  const args = serverScript('lib/issuer/main.ts');
  const onLine = (line) => lines.push(line);
  const child = launch(process.execPath, args, { cwd: root, env: environment, onLine });
  watch(child, 'The embedded issuer', fail);
  const { OIDC_ISSUER: issuer, EMBEDDED_ISSUER_URL: origin } = environment;
  for (const until = performance.now() + READY_MS; performance.now() < until; await wait(50)) {
    const answer = await fetch(`${origin}${new URL(issuer).pathname}/jwks`).catch(() => null);
    if (answer?.ok) return { pid: child.pid, issuer, origin, keys: await answer.json() };
  }
  throw new Problem('The embedded issuer did not answer.', { detail: tail(lines.join('\n')) });
}

async function prepare() {
  await prepareBenchmark(NEEDED_MB);
  const ports = [await freePort(), await freePort()];
  const environments = composeFor(await startBenchmarkDatabase(), ports[0], { issuerPort: ports[1] });
  await step('Demonstration data', (progress) => seed(environments.owner, progress));
  return environments.issuer;
}

/** Everybody at once: who came in, as `{ sub, sid }`, and why the others did not. */
async function signEverybodyIn(place, { emails, client }) {
  const { createLocalJWKSet, jwtVerify } = await import('jose');
  const keys = createLocalJWKSet(place.keys);
  const redirectUri = `${new URL(place.issuer).origin}/oidc-callback`;
  const before = canReadProcessTime ? treeTime(place.pid) : 0;
  const start = performance.now();
  const answers = await Promise.allSettled(
    emails.map((email) => signIn(place, { client, redirectUri, email, password: PASSWORD })),
  );
  const seconds = (performance.now() - start) / 1000;
  const cpuSeconds = canReadProcessTime ? (treeTime(place.pid) - before) / 1000 : null;
  const outcomes = await Promise.allSettled(
    answers.map(async ({ value, reason }, index) => {
      if (!value?.id_token) throw reason ?? new Error(`answered ${JSON.stringify(value)}`);
      const { payload } = await jwtVerify(value.id_token, keys, { issuer: place.issuer, audience: client.id });
      if (payload.email !== emails[index]) throw new Error(`${emails[index]} came in as ${payload.email}`);
      return payload;
    }),
  );
  const arrived = outcomes.flatMap(({ value }) => value ?? []);
  const reasons = outcomes.flatMap(({ reason }) => (reason ? [String(reason.message ?? reason)] : []));
  return { seconds, cpuSeconds, arrived, reasons };
}

function countTwice(arrived, sessions) {
  const repeated = (name) => arrived.length - new Set(arrived.map((claims) => claims[name])).size;
  return Math.max(repeated('sub'), repeated('sid'), sessions - arrived.length, 0);
}

async function bench() {
  const environment = await prepare();
  let place;
  await step('Embedded issuer', async () => {
    place = await startIssuer(environment);
    return 'running';
  });
  const people = await ask(environment, 'create', PEOPLE, PASSWORD);
  let result;
  await step(`${PEOPLE} people at once`, async () => {
    result = await signEverybodyIn(place, people);
    return 'done';
  });
  const { seconds, cpuSeconds, arrived, reasons } = result;
  const { sessions } = await ask(environment, 'sessions');
  const twice = countTwice(arrived, sessions);
  const isKept = arrived.length === PEOPLE && twice === 0;
  return {
    lines: [
      `Seconds until the last one was in   ${seconds.toFixed(1)}`,
      ...(cpuSeconds === null ? [] : [`CPU seconds of the issuer            ${cpuSeconds.toFixed(1)}`]),
      `Signed in                            ${arrived.length} of ${PEOPLE}`,
      `Twice                                ${twice}`,
    ],
    hints: [...new Set(reasons)],
    broken: isKept ? 0 : 1,
    verdict: isKept ? '✓ Everybody is in, nobody twice.' : '✗ Not everybody is in once.',
  };
}

/** `npm run bench:signin`. */
export function benchSignIn() {
  return benchmark('bench:signin', bench);
}
