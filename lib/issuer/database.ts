import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { createPool, transactionOptions } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { PrismaClient } from '@/prisma/issuer/generated/client';

export type IssuerTransaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

const shared = globalThis as { alpenglowIssuerDatabase?: PrismaClient };

function connect(): PrismaClient {
  const pool = createPool(env.ISSUER_DATABASE_URL ?? env.DATABASE_URL);
  const adapter = new PrismaPg(pool, { schema: 'issuer', disposeExternalPool: true });
  return new PrismaClient({ adapter, transactionOptions });
}

/**
 * The issuer's own tables, as its own role: nobody else may read them, and it reads next to nothing of the product.
 * Written SQL names the schema. Connects at the first query.
 */
export const issuerDb: PrismaClient = new Proxy({} as PrismaClient, {
  get(_target, property) {
    shared.alpenglowIssuerDatabase ??= connect();
    const value = Reflect.get(shared.alpenglowIssuerDatabase, property);
    return typeof value === 'function' ? value.bind(shared.alpenglowIssuerDatabase) : value;
  },
});
