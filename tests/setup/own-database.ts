import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

const template = inject('template');

/** The database of the test file that runs. */
export const ownName = `alpenglow_test_${randomBytes(6).toString('hex')}`;

function onDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** A database's address by role; the template's roles have rights on every copy. */
export const urlsOf = (database: string) => ({
  app: onDatabase(template.databaseUrl, database),
  issuer: onDatabase(template.issuerUrl, database),
  owner: onDatabase(template.ownerUrl, database),
});

/** Work of the role that may copy databases, over one connection. */
export async function asOwner<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: urlsOf('postgres').owner });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes `database` anew, as a copy: of the migrated one unless another is named. */
export async function copyTo(client: Client, database: string, from = template.name): Promise<void> {
  await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${database} TEMPLATE ${from}`);
}
