import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { runCommand } from './command.mjs';
import { requireDisk } from './disk.mjs';
import { composeEnvironments } from './environment.mjs';
import { generate } from './generate.mjs';
import { install } from './install.mjs';
import { runningInstance } from './instance.mjs';
import { keepIssuer } from './issuer.mjs';
import { searchLeaks } from './leak-search.mjs';
import { root } from './places.mjs';
import { freePort } from './ports.mjs';
import { Problem } from './problem.mjs';
import { endGroup } from './processes.mjs';
import { installProduction, productionEnvironments, SWITCHES, startServices } from './production.mjs';
import { say, step, suite } from './report.mjs';
import { seed } from './seed.mjs';
import { keepWorker, startServer } from './serve.mjs';
import { databasePlace, makeTestDirectory, startTestDatabase, TEMPLATE } from './test-place.mjs';
import { addResults, describeResults, singleResult } from './test-results.mjs';
import { checkLint, checkTypes, runPlaywright, runVitest } from './test-suites.mjs';

const FIRST_TIME_MB = 2500;
const LATER_MB = 500;

/** Settings that would lead the tests to somebody's real services. */
export const OUTSIDE =
  /^(APP|AUTH|DATABASE|EMBEDDED|ISSUER|MAIL|MAP|NEXTAUTH|NEXT_PUBLIC|OIDC|SMTP|STREAM|STRIPE)_|^(AGENCY_ORIGIN|ALLOWED_HOSTS|ALLOW_EMBEDDED_ISSUER|HOSTNAME|LOG_LEVEL|PORT|TRUST_PROXY)$/;

/** Where suites point that have no business with a database. */
const NOWHERE = 'postgresql://nobody@127.0.0.1:1/nothing';

const SECRET = 'demo-secret-of-the-tests-which-guards-nothing';

export function composeFor(urls, port, { nodeEnvironment = 'production', issuerPort } = {}) {
  const settings = { mode: 'demo', port, issuerPort, secret: SECRET, isEmbedded: true, nodeEnvironment };
  return composeEnvironments({ ...settings, ...urls });
}

function once(work) {
  let result;
  return () => {
    result ??= work();
    return result;
  };
}

/** What suites need before they can run, each made at most once and only when a chosen suite asks for it. */
function preparations(directory) {
  const database = once(async () => {
    let made;
    await step('PostgreSQL of the tests', async () => {
      made = await startTestDatabase(databasePlace(directory), (urls) => composeFor(urls, 1).owner);
      return 'running and migrated';
    });
    return made;
  });
  return { database, directory, left: [], ahead: null };
}

/**
 * The build of the browser's suites is made while those with a database run: these leave a fifth of two processors idle. What
 * goes wrong with it is told where it is needed, because there it is made again.
 */
async function buildAhead() {
  if (runningInstance()) return;
  const { app } = composeFor({ databaseUrl: NOWHERE, ownerUrl: NOWHERE }, 1);
  await build(app, () => {}, { isPatient: true }).catch(() => {});
}

/** The tests serve the build of this directory, and its pages would be those of another database. */
function requireNoServer() {
  const instance = runningInstance();
  if (!instance || instance.reload) return;
  throw new Problem(
    `Alpenglow is running from this directory (process ${instance.pid}): stop it before the end-to-end tests.`,
  );
}

async function prepareEndToEnd({ database, directory, left, ahead }, log, stops, name = 'e2e') {
  requireNoServer();
  const urls = await (await database()).clone(`alpenglow_${name}`);
  left.push({ name, url: urls.ownerUrl });
  const port = await freePort();
  const { app, owner, issuer } = composeFor(urls, port, { issuerPort: await freePort() });
  // Off by default; here it is on, so that the search for secrets afterwards finds out whether a number it was given is kept.
  Object.assign(app, { CARD_VAULT: 'true', CARD_VAULT_KEYS: `tests:${randomBytes(32).toString('base64')}` });
  let browser;
  await step('Browser', async (progress) => {
    browser = await findBrowser(progress, { isLightFirst: true });
    return browser;
  });
  // Nothing is rendered while building, so it needs no database.
  await step('Seed and build', async (progress) => {
    const built = async () => {
      await ahead;
      return build(app, progress);
    };
    return (await Promise.all([seed(owner, progress), built()])).join(' Build: ');
  });
  await step('Issuer, server and worker', async () => {
    stops.push(await keepIssuer({ reload: false, environment: issuer, onLine: log }));
    stops.push(await keepWorker({ reload: false, environment: app, onLine: log }));
    const { pid } = await startServer({ port, reload: false, environment: app, onLine: log });
    stops.push(() => endGroup(pid, 'SIGTERM'));
    return `running on port ${port}`;
  });
  return { ...owner, CHROMIUM_PATH: browser, E2E_PORT: String(port), E2E_DIRECTORY: directory };
}

async function prepareProduction({ database, directory, left }, onLine, stops) {
  requireNoServer();
  const urls = await (await database()).create('alpenglow_production');
  left.push({ name: 'production', url: urls.ownerUrl });
  const ports = { web: await freePort(), issuer: await freePort(), smtp: await freePort(), https: await freePort() };
  const { app, owner } = productionEnvironments(urls, ports);
  for (const environment of [app, owner]) Object.assign(environment, SWITCHES);
  const pids = path.join(directory, 'pids');
  let browser;
  await step('Browser', async (progress) => {
    browser = await findBrowser(progress, { isLightFirst: true });
    return browser;
  });
  await step('Installation as the README says', (progress) => installProduction(owner, progress));
  await step('Services as docs/production says', async () => {
    stops.push(...(await startServices(app, { pids, onLine })));
    return `running on port ${ports.web}`;
  });
  return { ...app, CHROMIUM_PATH: browser, PRODUCTION_PORTS: JSON.stringify(ports), PRODUCTION_PIDS: pids };
}

/** A suite of Playwright against processes of its own, which end with it: the next one serves the same build. */
async function browse(name, prepare, prepared, filter) {
  const lines = [];
  const stops = [];
  let environment;
  const ready = async () => {
    environment = await prepare(prepared, (line) => lines.push(line), stops, name);
  };
  const { directory } = prepared;
  const results = await suite(name, () => runPlaywright({ name, directory, environment, filter }), ready);
  for (const stop of stops) await stop();
  for (const one of prepared.left) if (one.name === name) one.lines = lines;
  if (results.failed > 0 && lines.length > 0) {
    const file = path.join(root, `test-results/${name}.log`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `${lines.join('\n')}\n`);
    say(`  What the server and the worker printed stands in test-results/${name}.log.`);
  }
  return results;
}

const SUITES = ['types', 'lint', 'unit', 'integration', 'e2e', 'production'];
/** The integration tests again, those about crashes and load at their full size: minutes more, so only when asked for. */
const LONG = 'long';
/** Whole journeys in every language, width and way of use: half an hour, so only when asked for. */
const TOURS = 'tours';
const CHANGED = '--changed';

function runSuite(name, prepared, directory, filter) {
  const { owner: environment } = composeFor({ databaseUrl: NOWHERE, ownerUrl: NOWHERE }, 1);
  if (name === 'types') return suite(name, () => checkTypes({ environment }));
  if (name === 'lint') return suite(name, () => checkLint({ environment }));
  if (name === 'unit') return suite(name, () => runVitest({ project: name, directory, environment, filter }));
  if (name === 'e2e' || name === TOURS) return browse(name, prepareEndToEnd, prepared, filter);
  if (name === 'production') return browse(name, prepareProduction, prepared, filter);
  let template;
  let socket;
  const ready = async () => {
    ({ template, socket } = await prepared.database());
  };
  const integration = () => {
    // The port of the demonstration: links of mails name it.
    const { owner } = composeFor(template, 3000);
    const size = name === LONG ? 'long' : 'short';
    const roles = { DATABASE_URL: template.databaseUrl, ISSUER_DATABASE_URL: template.issuerUrl };
    const own = { ...roles, TEST_DATABASE_TEMPLATE: TEMPLATE, TEST_DATABASE_SOCKET: socket ?? '', TEST_SIZE: size };
    // With those that render pages as the server does, under Node's conditions of a server.
    return runVitest({
      project: 'integration*',
      name: 'integration',
      directory,
      environment: { ...owner, ...own },
      filter,
    });
  };
  return suite(name, integration, ready);
}

/** Which suites run, each with what goes to its runner. */
function chooseSuites([chosen, ...rest]) {
  if (chosen === CHANGED) return changedSuites(rest[0] ?? 'HEAD');
  if (chosen === undefined) return SUITES.map((name) => ({ name, filter: [] }));
  if ([...SUITES, LONG, TOURS].includes(chosen)) return [{ name: chosen, filter: rest }];
  const known = [...SUITES, LONG, TOURS, CHANGED].join(', ');
  throw new Problem(`There is no suite "${chosen}": choose ${known}, or none for all but the last three.`);
}

/**
 * What a change touches: types and lint whole, the tests that import something of it (a migration touches every test with a
 * database: vitest.config.ts), and the browser's tests that were changed themselves, since those import nothing of a page.
 */
function changedSuites(since) {
  return [
    { name: 'types', filter: [] },
    { name: 'lint', filter: [] },
    { name: 'unit', filter: [`--changed=${since}`] },
    { name: 'integration', filter: [`--changed=${since}`] },
    ...(hasChanged(since, 'tests/e2e') || hasChanged(since, 'tests/journeys')
      ? [{ name: 'e2e', filter: [`--only-changed=${since}`] }]
      : []),
  ];
}

function hasChanged(since, folder) {
  const asked = ['status', '--porcelain', '--', folder];
  const compared = ['diff', '--name-only', since, '--', folder];
  return [asked, compared].some((args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Problem(`git cannot tell what changed since ${since}: ${stderr.trim()}`);
    return stdout.trim() !== '';
  });
}

/**
 * Nothing of what the suites have left behind holds a number of a card, a code, or the secret of a session or a link; and what was
 * printed names nobody who took part.
 */
function searchLeft({ left }) {
  return suite('secrets', async () =>
    singleResult('what the suites left in databases, mails, outbox and logs', await searchLeaks(left)));
}

async function test(args) {
  const chosen = chooseSuites(args);
  for (const name of Object.keys(process.env)) if (OUTSIDE.test(name)) delete process.env[name];
  requireDisk(root, fs.existsSync(path.join(root, 'node_modules')) ? LATER_MB : FIRST_TIME_MB);
  const directory = makeTestDirectory();
  await step('Packages', install);
  await step('Database client', () => generate(composeFor({ databaseUrl: NOWHERE, ownerUrl: NOWHERE }, 1).owner));

  const prepared = preparations(directory);
  const all = [];
  const isBuiltAhead = ['integration', 'e2e'].every((name) => chosen.some((one) => one.name === name));
  for (const { name, filter } of chosen) {
    if (name === 'integration' && isBuiltAhead) prepared.ahead = buildAhead();
    all.push(await runSuite(name, prepared, directory, filter));
  }
  if (prepared.left.length > 0) all.push(await searchLeft(prepared));
  const sum = addResults(all);
  say();
  say(describeResults(sum));
  return sum.failed > 0 || sum.passed === 0 ? 1 : 0;
}

/**
 * `npm test [-- suite [filter …] | --changed [since]]`: everything; one suite, whose filters go to Vitest or Playwright as they
 * are; or what a change touches, since a commit or, without one, the last.
 */
export function testAll(args) {
  return runCommand(() => test(args));
}
