import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '@/lib/env';
import { PrismaClient } from '@/prisma/generated/client';

export type Database = PrismaClient;
/** What a command hands to the functions that take part in its transaction. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

function connect(): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg({ connectionString: env.DATABASE_URL, max: 10, connectionTimeoutMillis: 5_000 }),
    transactionOptions: { maxWait: 5_000, timeout: 10_000 },
  });
}

// Next bundles middleware, pages and route handlers apart from each other; one pool serves them all.
const shared = globalThis as { alpenglowDatabase?: PrismaClient };

/** Connects at the first query, so importing this needs no database. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_target, property) {
    shared.alpenglowDatabase ??= connect();
    const value = Reflect.get(shared.alpenglowDatabase, property);
    return typeof value === 'function' ? value.bind(shared.alpenglowDatabase) : value;
  },
});
