import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { atEnd, fail } from './command.mjs';
import { embeddedUrl, prepareDatabase, withClient } from './database.mjs';
import { migrate } from './migrate.mjs';
import { startPostgres } from './postgres.mjs';
import { findPlace, outsidePlace } from './postgres-place.mjs';
import { removeWhenGone } from './processes.mjs';
import { watch } from './serve.mjs';

export const TEMPLATE = 'alpenglow_template';

/** A folder for one run that the database's user may pass through; gone at the end. */
export function makeTestDirectory() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'alpenglow-test-'));
  fs.chmodSync(directory, 0o711);
  atEnd(() => fs.rmSync(directory, { recursive: true, force: true }));
  return directory;
}

const MEMORY = '/dev/shm';
const GIGABYTE = 1024 ** 3;
/** The databases of a whole run take less than half a gigabyte; suites, browser and build beside them want the rest. */
const ROOM_GB = 2;
const MEMORY_GB = 8;

/**
 * Where the databases of a run may lie: in memory, where there is room, because every test file has one of its own, and a disk
 * takes a second to make the thousand files of one. Else in `directory`.
 */
export function databasePlace(directory, memory = MEMORY) {
  if (!fs.existsSync(memory)) return directory;
  const { bavail, bsize } = fs.statfsSync(memory);
  const free = process.availableMemory?.() ?? os.freemem();
  if (bavail * bsize < ROOM_GB * GIGABYTE || free < MEMORY_GB * GIGABYTE) return directory;
  const own = fs.mkdtempSync(path.join(memory, 'alpenglow-test-'));
  fs.chmodSync(own, 0o711);
  removeWhenGone(own);
  atEnd(() => fs.rmSync(own, { recursive: true, force: true }));
  return own;
}

/**
 * A PostgreSQL for one run, without care for its data: `{ template, socket, clone(name), create(name) }`. All give the URLs of its
 * three roles, `template` of the migrated database that is never written to, `clone` of a copy of it, `create` of one
 * without any table. `socket` is the folder of its socket, or null.
 */
export async function startTestDatabase(directory, composeOwner) {
  const name = `test-${randomBytes(6).toString('hex')}`;
  atEnd(() => fs.rmSync(outsidePlace(name), { recursive: true, force: true }));
  const password = () => randomBytes(16).toString('hex');
  const passwords = ['superuserPassword', 'ownerPassword', 'appPassword', 'issuerPassword'];
  const secrets = Object.fromEntries(passwords.map((name) => [name, password()]));
  const place = findPlace(path.join(directory, 'postgres'), name);
  const server = await startPostgres({ place, password: secrets.superuserPassword, durable: false });
  watch(server.child, 'The PostgreSQL of the tests', fail);

  const template = await prepareDatabase({ port: server.port, secrets, database: TEMPLATE });
  await migrate({ ...template, environment: composeOwner(template), anew: 'run the tests again' }, () => {});
  const create = (database) => prepareDatabase({ port: server.port, secrets, database });
  return {
    template,
    socket: server.socket,
    create,
    async clone(database) {
      const superuser = embeddedUrl({
        user: 'postgres',
        password: secrets.superuserPassword,
        port: server.port,
        database: 'postgres',
      });
      await withClient(superuser, (client) =>
        client.query(`CREATE DATABASE ${database} TEMPLATE ${TEMPLATE} OWNER alpenglow_owner`),
      );
      return create(database);
    },
  };
}
