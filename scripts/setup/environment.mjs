import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { requireDatabaseUrl } from './database.mjs';
import { root } from './places.mjs';
import { parsePort } from './ports.mjs';
import { Problem, tail } from './problem.mjs';
import { run } from './processes.mjs';
import { serverScript } from './seed.mjs';

const MODES = ['demo', 'production'];

const NEEDED_IN_PRODUCTION = {
  DATABASE_URL: 'your database, the embedded one is for the demonstration only',
  APP_SECRET: 'a random text of at least 32 characters',
  SMTP_URL: 'your mail server, the built-in mailbox is for the demonstration only',
  OIDC_ISSUER: 'the OpenID Connect issuer people sign in at, without one nobody can open the agency platform',
};

/** The files Next reads for itself, in its order; what is set in the shell wins, then the first file that names it. */
export function loadEnvironmentFiles(nodeEnvironment) {
  for (const name of [`.env.${nodeEnvironment}.local`, '.env.local', `.env.${nodeEnvironment}`, '.env']) {
    const file = path.join(root, name);
    if (!fs.existsSync(file)) continue;
    for (const [key, value] of Object.entries(parseEnv(fs.readFileSync(file, 'utf8')))) process.env[key] ??= value;
  }
}

/**
 * Whether the embedded issuer signs people in: in demonstrations without another one, and in production only where
 * somebody says so (its public address is then OIDC_ISSUER).
 */
function usesEmbeddedIssuer(mode, environment) {
  return mode === 'demo' ? !environment.OIDC_ISSUER : environment.ALLOW_EMBEDDED_ISSUER === 'true';
}

/** Where one role does everything it is the issuer's as well; roles of their own are wanted for all three or none. */
function readIssuerUrl({ databaseUrl, ownerUrl }, { ISSUER_DATABASE_URL }) {
  if (ISSUER_DATABASE_URL && databaseUrl) {
    requireDatabaseUrl('ISSUER_DATABASE_URL', ISSUER_DATABASE_URL);
    return ISSUER_DATABASE_URL;
  }
  if (ownerUrl === databaseUrl) return databaseUrl;
  throw new Problem(
    'The embedded issuer has a role of its own: set ISSUER_DATABASE_URL to the address of alpenglow_issuer, or OIDC_ISSUER to another issuer.',
  );
}

/**
 * What the starter decides by: `{ mode, port, databaseUrl, ownerUrl, issuerUrl, hasIssuer }`; the URLs are undefined for
 * the embedded database, `hasIssuer` says whether the embedded issuer is wanted.
 */
export function readSettings(environment = process.env) {
  const mode = environment.APP_MODE || 'demo';
  if (!MODES.includes(mode)) throw new Problem(`APP_MODE is "${mode}": set it to demo or production.`);
  const databaseUrl = environment.DATABASE_URL || undefined;
  const ownerUrl = environment.DATABASE_OWNER_URL || databaseUrl;
  if (mode === 'production') {
    for (const [name, what] of Object.entries(NEEDED_IN_PRODUCTION)) {
      if (!environment[name]) throw new Problem(`APP_MODE is production: set ${name} to ${what}.`);
    }
  }
  if (!databaseUrl && environment.DATABASE_OWNER_URL) {
    throw new Problem(
      'DATABASE_OWNER_URL is set without DATABASE_URL: set both, or neither for the embedded database.',
    );
  }
  if (databaseUrl) requireDatabaseUrl('DATABASE_URL', databaseUrl);
  if (ownerUrl) requireDatabaseUrl('DATABASE_OWNER_URL', ownerUrl);
  const hasIssuer = usesEmbeddedIssuer(mode, environment);
  const issuerUrl = hasIssuer ? readIssuerUrl({ databaseUrl, ownerUrl }, environment) : undefined;
  return { mode, port: parsePort(environment.PORT), databaseUrl, ownerUrl, issuerUrl, hasIssuer };
}

/** Keeps every tool from asking the network for news of itself, and Next from "repairing" the lock file. */
const QUIET_TOOLS = {
  NEXT_TELEMETRY_DISABLED: '1',
  NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
  CHECKPOINT_DISABLE: '1',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
};

/** The host the embedded issuer and the agency platform answer on. */
export const AGENCY_HOST = 'lds.localhost';

/** Tells web, worker and issuer where the embedded issuer is, outside and on loopback; nothing without one. */
function issuerSettings({ port, issuerPort }) {
  if (issuerPort === undefined) return {};
  return {
    OIDC_ISSUER: process.env.OIDC_ISSUER || `http://${AGENCY_HOST}:${port}/identity`,
    EMBEDDED_ISSUER_URL: `http://127.0.0.1:${issuerPort}`,
  };
}

/**
 * The environments of what is started: `owner` migrates and seeds, `app` serves, works and builds, `issuer` is the
 * embedded issuer. Each has its own role as DATABASE_URL; addresses of the others are empty rather than absent, or Next
 * would read them from a file again.
 */
export function composeEnvironments(settings) {
  const { mode, port, databaseUrl, ownerUrl, issuerUrl, secret, isEmbedded, nodeEnvironment } = settings;
  const { EMBEDDED_ISSUER_URL: _, ...inherited } = process.env;
  const app = {
    ...inherited,
    ...QUIET_TOOLS,
    NODE_ENV: nodeEnvironment,
    APP_MODE: mode,
    APP_SECRET: secret,
    EMBEDDED_SERVICES: String(isEmbedded),
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: '',
    ISSUER_DATABASE_URL: '',
    PORT: String(port),
    // Not 127.0.0.1: Next would send its own rewrites to a name that does not answer.
    HOSTNAME: 'localhost',
    ...issuerSettings(settings),
  };
  const owner = { ...app, DATABASE_URL: ownerUrl, DATABASE_OWNER_URL: ownerUrl };
  return { app, owner, issuer: { ...app, DATABASE_URL: issuerUrl } };
}

/** The line for what lib/platform/env.ts says of the environment, all its variables in one. */
export function environmentProblem(output) {
  const wrong = [...output.matchAll(/^ {2}([A-Z_]+): (.+)$/gm)].map(([, name, why]) => `${name} (${why})`);
  if (wrong.length === 0) {
    return new Problem('The environment could not be checked: the lines above say why.', { detail: tail(output) });
  }
  return new Problem(
    `Correct ${wrong.join(', ')} and run the command again: .env.example describes every variable of the environment.`,
  );
}

/** Throws unless everything that is started will take the environment; lib/platform/env.ts judges here as it does there. */
export async function checkEnvironment(environment) {
  const { code, output } = await run(process.execPath, serverScript('lib/platform/env.ts'), {
    cwd: root,
    env: environment,
  });
  if (code !== 0) throw environmentProblem(output);
}
