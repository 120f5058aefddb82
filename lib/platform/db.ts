import 'server-only';
import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { PrismaClient } from '@/prisma/generated/client';

export type Database = PrismaClient;
/** What a command hands to the functions that take part in its transaction. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

/** Begins a statement that costs more to plan than to run: each connection then plans it once and keeps the plan. */
export const PREPARED = '/* prepared */';

const names = new Map<string, string>();

function nameOf({ sql }: { sql: string }): string {
  if (!sql.startsWith(PREPARED)) return '';
  const known = names.get(sql);
  if (known) return known;
  const name = `prepared_${createHash('sha256').update(sql).digest('base64url').slice(0, 24)}`;
  names.set(sql, name);
  return name;
}

// Next bundles middleware, pages and route handlers apart from each other; one pool serves them all.
const shared = globalThis as { alpenglowPool?: pg.Pool; alpenglowDatabase?: PrismaClient };

function pool(): pg.Pool {
  shared.alpenglowPool ??= new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: 10,
    connectionTimeoutMillis: 15_000,
    // Of the error its words alone: it carries the whole connection, with what was asked over it.
  }).on('error', ({ message }) => log.warn({ reason: message }, 'a connection that nobody used broke'));
  return shared.alpenglowPool;
}

function connect(): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(pool(), { statementNameGenerator: nameOf, disposeExternalPool: true }),
    transactionOptions: { maxWait: 5_000, timeout: 10_000 },
  });
}

/**
 * One row of a statement that every request of somebody signed in begins with: by the same pool, but without Prisma's
 * interpretation, which costs more than the look-up. Planned once per connection. Null without a row.
 */
export async function lookUp<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row | null> {
  const { rows } = await pool().query<Row>({ name: nameOf({ sql: `${PREPARED} ${text}` }), text, values });
  return rows[0] ?? null;
}

/** Connects at the first query, so importing this needs no database. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_target, property) {
    shared.alpenglowDatabase ??= connect();
    const value = Reflect.get(shared.alpenglowDatabase, property);
    return typeof value === 'function' ? value.bind(shared.alpenglowDatabase) : value;
  },
});

/** "A transaction did not begin in time, or not end in it"; "the server has no more connections". */
const OVERLOAD_CODES: readonly unknown[] = ['P2028', 'P2037'];
/** pg-pool gives its error no code. */
const POOL_TIMEOUT = 'timeout exceeded when trying to connect';

/** Whether the database had no time for a query or a transaction: nothing was written, and it may work in a moment. */
export function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && OVERLOAD_CODES.includes(error.code)) || error.message === POOL_TIMEOUT;
}

/** Prisma's: "cannot reach the server", "it did not answer in time", "too long", "it closed the connection"; pg's and the server's own. */
const AWAY_CODES: readonly unknown[] = [
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'ECONNREFUSED',
  'ECONNRESET',
  '57P01',
  '57P03',
];
/** pg-pool gives this error no code either. */
const CONNECT_TIMEOUT = 'Connection terminated due to connection timeout';

/** Whether the database is away. A write may or may not have been done: its key tells when it is sent again. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && AWAY_CODES.includes(error.code)) || error.message === CONNECT_TIMEOUT;
}
