import { randomBytes } from 'node:crypto';
import { Client, type ClientBase, Pool } from 'pg';
import { inject } from 'vitest';
import type { PlainDate } from '@/lib/platform/dates';

const template = inject('template');

/** The database of the test file that runs. */
export const ownName = `alpenglow_test_${randomBytes(6).toString('hex')}`;

function onDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  if (template.socket) changed.searchParams.set('host', template.socket);
  return changed.href;
}

/** A database's address by role; the template's roles have rights on every copy. */
export const urlsOf = (database: string) => ({
  app: onDatabase(template.databaseUrl, database),
  issuer: onDatabase(template.issuerUrl, database),
  owner: onDatabase(template.ownerUrl, database),
});

/** Outlives the files of a process and their modules. */
const kept = globalThis as { ownerOfAllFiles?: Pool };

function poolOfOwner(): Pool {
  // The process does not wait for what is idle in it; the server may be gone before the process is.
  const pool = new Pool({ connectionString: urlsOf('postgres').owner, idleTimeoutMillis: 0, allowExitOnIdle: true });
  return pool.on('error', () => undefined);
}

/** Work of the role that may copy databases, over one connection: to open one takes 50 ms, so all files of a process share it. */
export async function asOwner<Result>(work: (client: ClientBase) => Promise<Result>): Promise<Result> {
  kept.ownerOfAllFiles ??= poolOfOwner();
  const client = await kept.ownerOfAllFiles.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/**
 * Makes `database` anew, as a copy: of the migrated one unless another is named. File by file: block by block a seeded one, a
 * hundred megabytes, takes eight times as long.
 */
export async function copyTo(client: ClientBase, database: string, from = template.name): Promise<void> {
  await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${database} TEMPLATE ${from} STRATEGY FILE_COPY`);
}

/** A working day: no test is of another mind at midnight, at a month's end or a year from now. */
export const TODAY: PlainDate = '2026-11-27';
const BEGINS = `${TODAY}T15:00:00Z`;

let begun = BEGINS;

/** Business time of the test file begins then, whatever day it runs on. The machine's time stays what it is. */
export async function beginBusinessTime(at = BEGINS): Promise<void> {
  begun = at;
  const client = new Client({ connectionString: urlsOf(ownName).owner });
  await client.connect();
  try {
    const offset = Math.round((Date.parse(at) - Date.now()) / 1000);
    const kept = 'INSERT INTO setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2';
    await client.query(kept, ['clock.offsetSeconds', JSON.stringify(offset)]);
  } finally {
    await client.end();
  }
}

/** Again, in a database that has taken the place of the one it was said in. */
export const keepBusinessTime = () => beginBusinessTime(begun);

/** For tests of what lasts by the machine's time beside what lasts by the business's: both are the same. */
export const beginNow = () => beginBusinessTime(new Date().toISOString());
