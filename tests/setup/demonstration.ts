import { clock } from '@/lib/platform/clock';
import type { PlainDate } from '@/lib/platform/dates';
import { connect, createPool } from '@/lib/platform/db';
import { seed } from '@/prisma/seed/seed';
import { asOwner, copyTo, keepBusinessTime, ownName, urlsOf } from './own-database';
import { forgetShared } from './shared-process';

/**
 * Puts the demonstration of a day into the database of a test file that has not connected yet: for its first `beforeAll`.
 * The first file of a run that wants a day seeds it, the others copy it.
 */
export async function openDemonstration(today: PlainDate): Promise<void> {
  const seeded = `alpenglow_seeded_${today.replaceAll('-', '')}`;
  const draft = `${seeded}_draft`;
  await asOwner(async (client) => {
    // Two files may want it at the same moment. The lock is given back with the connection.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [seeded]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [seeded]);
    if (!rowCount) {
      await copyTo(client, draft);
      const database = connect(createPool(urlsOf(draft).owner));
      // Of a morning that has not come yet nothing would be due: between midnight and then it is of this moment.
      const morning = new Date(`${today}T10:00:00Z`);
      const now = clock.machine();
      await seed(database, today, now < morning ? now : morning);
      await database.$disconnect();
      // What a failed attempt leaves half-made never bears the name.
      await client.query(`ALTER DATABASE ${draft} RENAME TO ${seeded}`);
    }
    await copyTo(client, ownName, seeded);
  });
  await keepBusinessTime();
  // As `worker-database` does, whose copy this one replaces much later.
  await forgetShared();
}
