import type pg from 'pg';
import type { Database } from '@/lib/platform/db';
import { PrismaClient } from '@/prisma/generated/client';

type Client = Pick<Database, '$disconnect'>;
/** What the modules keep for the whole process, forgotten between two files (shared-process). */
const shared = globalThis as {
  alpenglowPool?: pg.Pool;
  alpenglowDatabase?: Database;
  alpenglowOwnerDatabase?: Database;
  alpenglowIssuerDatabase?: Client;
};
/** Outlives that, and the modules as well. */
const kept = globalThis as { clientsOfAllFiles?: { app: Database; owner: Database } };

/** A client that connects anew after each `$disconnect`, over the pool of the file that runs then. */
function clientOver(
  poolOf: (create: typeof import('@/lib/platform/db')['createPool']) => pg.Pool | Promise<pg.Pool>,
): Database {
  const connect = async () => {
    const { adapterOver, createPool } = await import('@/lib/platform/db');
    return adapterOver(await poolOf(createPool)).connect();
  };
  const adapter = { provider: 'postgres', adapterName: '@prisma/adapter-pg', connect } as const;
  // As `transactionOptions` of `lib/platform/db`, which a file may want to load itself.
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 5_000, timeout: 10_000 } });
}

/**
 * To make one of Prisma's clients takes a quarter of a second, because it reads the whole schema, and most files want two: those
 * of a process serve one file after the other.
 */
export async function keepClients(): Promise<void> {
  kept.clientsOfAllFiles ??= {
    app: clientOver(async (create) => {
      const { env } = await import('@/lib/platform/env');
      const { alpenglowPool: known } = shared;
      shared.alpenglowPool = known && !known.ended ? known : create(env.DATABASE_URL);
      return shared.alpenglowPool;
    }),
    owner: clientOver((create) => create(process.env.TEST_OWNER_URL)),
  };
  const { app, owner } = kept.clientsOfAllFiles;
  // What the file before had begun may have connected them again.
  await Promise.all([app.$disconnect(), owner.$disconnect()]);
  Object.assign(shared, { alpenglowDatabase: app, alpenglowOwnerDatabase: owner });
}

/** After a file, before its database goes. */
export async function closeClients(): Promise<void> {
  const { alpenglowDatabase, alpenglowOwnerDatabase, alpenglowIssuerDatabase } = shared;
  const clients: (Client | undefined)[] = [alpenglowDatabase, alpenglowOwnerDatabase, alpenglowIssuerDatabase];
  await Promise.all(clients.map((client) => client?.$disconnect()));
}
