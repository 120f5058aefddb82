import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from './build.mjs';
import { keepAlive } from './keep.mjs';
import { forgetPages } from './pages.mjs';
import { root } from './places.mjs';
import { Problem, tail } from './problem.mjs';
import { endGroup, launch, run } from './processes.mjs';

/** Installs and runs production exactly as README and docs/production say: what they say is read from them. */

/** What the agency platform is called; the storefront's names are its own. */
const AGENCY_HOST = 'lds.example';
const READY_MS = 60_000;

/** The commands of the README's section "Production", one a line. */
export function readmeCommands(readme) {
  const [, section] = readme.match(/^## Production\n([\s\S]*?)^## /m);
  const [, block] = section.match(/```sh\n([\s\S]*?)```/);
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** How a systemd unit starts its service: `{ command, args, environment }`. */
export function readUnit(text) {
  const [, line] = text.match(/^ExecStart=(.+)$/m);
  const [command, ...args] = line.split(' ');
  const environment = Object.fromEntries([...text.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, ...pair]) => pair));
  return { command, args, environment };
}

/**
 * What somebody might set in the hope of a demonstration or of another time: no name of it means anything to the product. The
 * tests build and serve with all of it.
 */
export const SWITCHES = {
  ...{ DEMO: 'true', DEMO_MODE: 'true', DEMONSTRATION: 'true', ALLOW_DEMONSTRATION: 'true', NEXT_PUBLIC_DEMO: 'true' },
  ...{ CLOCK_OFFSET_SECONDS: '2592000', TIME_OFFSET: '2592000', NOW: '2030-01-01T00:00:00Z', FAKETIME: '+30d' },
  ...{ DEV_MAIL: 'true', BEGINS_ANEW: 'true', STARTER: 'true', APP_VERSION: 'demo' },
};

/** What an operator writes into the environment, `{ app, owner }`; the services have the first, commands the second. */
export function productionEnvironments({ databaseUrl, ownerUrl, issuerUrl }, ports) {
  const { PATH, HOME } = process.env;
  const app = {
    PATH,
    HOME,
    APP_MODE: 'production',
    APP_SECRET: randomBytes(32).toString('hex'),
    DATABASE_URL: databaseUrl,
    ISSUER_DATABASE_URL: issuerUrl,
    ALLOWED_HOSTS: AGENCY_HOST,
    AGENCY_ORIGIN: `https://${AGENCY_HOST}`,
    TRUST_PROXY: 'true',
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    OIDC_ISSUER: `https://${AGENCY_HOST}/identity`,
    ALLOW_EMBEDDED_ISSUER: 'true',
    EMBEDDED_ISSUER_URL: `http://127.0.0.1:${ports.issuer}`,
    PORT: String(ports.web),
  };
  return { app, owner: { ...app, DATABASE_OWNER_URL: ownerUrl } };
}

/** Done already, in this run, by the same programs. */
const DONE = ['npm ci', 'npm run generate'];

export async function installProduction(environment, progress) {
  const commands = readmeCommands(fs.readFileSync(path.join(root, 'README.md'), 'utf8'));
  for (const line of commands) {
    progress(line);
    if (DONE.includes(line)) continue;
    if (line === 'npx next build') {
      await build(environment, progress);
      continue;
    }
    const [command, ...args] = line.split(' ');
    const { code, output } = await run(command, args, { cwd: root, env: environment });
    if (code !== 0) throw new Problem(`"${line}" failed: the lines above say why.`, { detail: tail(output) });
  }
  return `${commands.length} commands`;
}

async function answers(url) {
  const response = await fetch(url).catch(() => null);
  await response?.body?.cancel();
  return response?.ok === true;
}

/** One service as its unit starts it, kept as systemd keeps it; its process number stands in `pids`/name. */
function keepService(name, { environment, readyUrl, pids, onLine }) {
  const unit = readUnit(fs.readFileSync(path.join(root, `docs/production/alpenglow-${name}.service`), 'utf8'));
  const env = { ...environment, ...unit.environment };
  const start = async () => {
    const child = launch(unit.command, unit.args, { cwd: root, env, onLine });
    let hasEnded = false;
    child.ended.then(() => {
      hasEnded = true;
    });
    for (const until = performance.now() + READY_MS; readyUrl && !(await answers(readyUrl)); await wait(100)) {
      if (!hasEnded && performance.now() < until) continue;
      await endGroup(child.pid, 'SIGTERM');
      throw new Problem(`The ${name} service does not answer at ${readyUrl}.`);
    }
    fs.writeFileSync(path.join(pids, name), String(child.pid));
    return child;
  };
  return keepAlive({ name: `The ${name} service`, start, tell: onLine });
}

/** The three services; returns how to stop each. */
export async function startServices(environment, { pids, onLine }) {
  forgetPages();
  fs.mkdirSync(pids, { recursive: true });
  const { EMBEDDED_ISSUER_URL: issuer, PORT: port } = environment;
  const readyUrls = {
    issuer: `${issuer}/identity/.well-known/openid-configuration`,
    web: `http://localhost:${port}/api/health`,
    worker: null,
  };
  const stops = [];
  for (const [name, readyUrl] of Object.entries(readyUrls)) {
    stops.push(await keepService(name, { environment, readyUrl, pids, onLine }));
  }
  return stops;
}
