import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

type Urls = { databaseUrl: string; ownerUrl: string; issuerUrl: string };

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that is only ever copied. `databaseUrl` is the application's role, `issuerUrl` the issuer's, `ownerUrl` may copy; `socket` is the folder of the server's, where it has one. */
    template: Urls & { name: string; socket: string | null };
  }
}

const OWN_TEMPLATE = 'alpenglow_template';
const scripts = path.resolve(import.meta.dirname, '../../scripts/setup');

type Server = { child: unknown; port: number; socket: string | null };
type Modules = {
  'environment.mjs': { composeEnvironments: (settings: object) => { owner: NodeJS.ProcessEnv } };
  'postgres-place.mjs': { findPlace: (wanted: string, name: string) => object; outsidePlace: (name: string) => string };
  'postgres.mjs': { startPostgres: (options: object) => Promise<Server> };
  'database.mjs': { prepareDatabase: (options: object) => Promise<Urls> };
  'migrate.mjs': { migrate: (options: object, progress: () => void) => Promise<string> };
  'processes.mjs': { endAll: () => Promise<void> };
};

/** The starter's own modules are plain JavaScript without types. */
async function load<File extends keyof Modules>(file: File): Promise<Modules[File]> {
  return import(/* @vite-ignore */ path.join(scripts, file));
}

/** A PostgreSQL of our own, for a `vitest run` outside of `npm test`. Gives also how to end it. */
async function startOwn(): Promise<{ urls: Urls; socket: string | null; end: () => Promise<void> }> {
  const { findPlace, outsidePlace } = await load('postgres-place.mjs');
  const { startPostgres } = await load('postgres.mjs');
  const { prepareDatabase } = await load('database.mjs');
  const { migrate } = await load('migrate.mjs');
  const { composeEnvironments } = await load('environment.mjs');
  const { endAll } = await load('processes.mjs');

  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'alpenglow-vitest-'));
  fs.chmodSync(directory, 0o711);
  const name = `vitest-${randomBytes(6).toString('hex')}`;
  const password = () => randomBytes(16).toString('hex');
  const names = ['superuserPassword', 'ownerPassword', 'appPassword', 'issuerPassword'];
  const secrets = Object.fromEntries(names.map((name) => [name, password()]));
  const place = findPlace(path.join(directory, 'postgres'), name);
  const { port, socket } = await startPostgres({ place, password: secrets.superuserPassword, durable: false });
  const end = async () => {
    await endAll();
    for (const left of [directory, outsidePlace(name)]) fs.rmSync(left, { recursive: true, force: true });
  };
  try {
    const urls = await prepareDatabase({ port, secrets, database: OWN_TEMPLATE });
    const settings = { mode: 'demo', port: 1, secret: 'demo-secret', isEmbedded: true, nodeEnvironment: 'test' };
    const { owner } = composeEnvironments({ ...settings, ...urls });
    await migrate({ ...urls, environment: owner, anew: 'run the tests again' }, () => {});
    return { urls, socket, end };
  } catch (error) {
    await end();
    throw error;
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { TEST_DATABASE_TEMPLATE: name, DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl } = process.env;
  const { ISSUER_DATABASE_URL: issuerUrl } = process.env;
  if (name && databaseUrl && ownerUrl && issuerUrl) {
    project.provide('template', {
      name,
      databaseUrl,
      ownerUrl,
      issuerUrl,
      socket: process.env.TEST_DATABASE_SOCKET || null,
    });
    return undefined;
  }
  const own = await startOwn();
  project.provide('template', { ...own.urls, name: OWN_TEMPLATE, socket: own.socket });
  return own.end;
}
