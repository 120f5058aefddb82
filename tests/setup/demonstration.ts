import type { ClientBase } from 'pg';
import { connect, createPool } from '@/lib/platform/db';
import { seed } from '@/prisma/seed/seed';
import { keepClients } from './kept-clients';
import { asOwner, copyTo, keepBusinessTime, ownName, TODAY, urlsOf } from './own-database';
import { forgetShared } from './shared-process';

const SEEDED = 'alpenglow_seeded';
const DRAFT = `${SEEDED}_draft`;

async function seedOnce(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [SEEDED]);
  if (rowCount) return;
  await copyTo(client, DRAFT);
  const database = connect(createPool(urlsOf(DRAFT).owner));
  await seed(database, TODAY);
  await database.$disconnect();
  // What a failed attempt leaves half-made never bears the name.
  await client.query(`ALTER DATABASE ${DRAFT} RENAME TO ${SEEDED}`);
}

/**
 * Puts the demonstration of `TODAY` into the database of a test file that has not connected yet: for its first `beforeAll`.
 * The first file of a run that wants it seeds it, the others copy it.
 */
export async function openDemonstration(): Promise<void> {
  await asOwner(async (client) => {
    // Two files may want it at the same moment.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [SEEDED]);
    try {
      await seedOnce(client);
      await copyTo(client, ownName, SEEDED);
    } finally {
      await client.query('SELECT pg_advisory_unlock(hashtext($1))', [SEEDED]);
    }
  });
  await keepBusinessTime();
  // As `worker-database` does, whose copy this one replaces much later.
  await forgetShared();
  await keepClients();
}
