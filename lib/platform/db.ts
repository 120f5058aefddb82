import 'server-only';
import net from 'node:net';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { awayError, DatabaseWatch, type Patience } from '@/lib/platform/database-watch';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { PREPARED, statementNames } from '@/lib/platform/statement-names';
import { PrismaClient } from '@/prisma/generated/client';

export type Database = PrismaClient;
/** What a command hands to the functions that take part in its transaction. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

// Next bundles middleware, pages and route handlers apart from each other; one pool serves them all.
const shared = globalThis as {
  alpenglowPool?: pg.Pool;
  alpenglowDatabase?: PrismaClient;
  alpenglowStatements?: ReturnType<typeof statementNames>;
};
shared.alpenglowStatements ??= statementNames();
const nameOf = shared.alpenglowStatements;

type Query = (...args: unknown[]) => Promise<unknown>;

/**
 * A connection answers one statement after the other. Several sections of a page read over one at once: each waits for its
 * turn here, because pg no longer wants to keep the queue itself. What waits for an answer is watched.
 */
class OrderedClient extends pg.Client {
  private under: Promise<unknown> | null = null;
  private readonly socket: net.Socket;
  private readonly watch: DatabaseWatch;

  constructor(watch: DatabaseWatch, config: pg.ClientConfig) {
    const socket = new net.Socket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
    this.watch = watch;
  }

  override connect = ((callback: (error: Error | null) => void) => {
    if (this.watch.isAway) {
      callback(awayError());
      return;
    }
    const answered = this.watch.begin(this.socket);
    super.connect((error: Error | null) => {
      answered();
      callback(error);
    });
  }) as pg.Client['connect'];

  override query = ((...args: unknown[]) => {
    const callback = args.at(-1);
    // The pool's own statements have a callback: it sends them over a connection that nobody uses.
    if (typeof callback === 'function') {
      const answered = this.watch.begin(this.socket);
      const tell = (...answer: unknown[]) => {
        answered();
        callback(...answer);
      };
      return (super.query as Query)(...args.slice(0, -1), tell);
    }
    const send = async () => {
      const answered = this.watch.begin(this.socket);
      try {
        return await (super.query as Query)(...args);
      } finally {
        answered();
      }
    };
    const answer = this.under ? this.under.then(send, send) : send();
    const settled: Promise<void> = answer.then(
      () => this.settle(settled),
      () => this.settle(settled),
    );
    this.under = settled;
    return answer;
  }) as pg.Client['query'];

  private settle(turn: Promise<unknown>): void {
    if (this.under === turn) this.under = null;
  }
}

/**
 * Left to itself PostgreSQL plans a statement anew at each use where it believes that a plan for these values is the cheaper
 * one. Ours join a dozen tables over keys: their planning took up to four times as long as their answer. Big counts are
 * compiled for no statement either.
 */
const PLANNED_ONCE = 'SET plan_cache_mode = force_generic_plan; SET jit = off';

export function createPool(connectionString: string | undefined, patience?: Patience): pg.Pool {
  const watch = new DatabaseWatch(connectionString, patience);
  return new pg.Pool({
    connectionString,
    Client: class extends OrderedClient {
      constructor(config: pg.ClientConfig = {}) {
        super(watch, config);
      }
    },
    max: env.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: 15_000,
    // A new connection plans each statement once: pages after a pause longer than this wait for it.
    idleTimeoutMillis: 120_000,
    // The pool waits for it, whatever its type says, and gives up a connection that fails it.
    onConnect: async (client) => {
      await client.query(PLANNED_ONCE);
    },
    // Of the error its words alone: it carries the whole connection, with what was asked over it.
  }).on('error', ({ message }) => log.warn({ reason: message }, 'a connection that nobody used broke'));
}

function pool(): pg.Pool {
  shared.alpenglowPool ??= createPool(env.DATABASE_URL);
  return shared.alpenglowPool;
}

export const transactionOptions = { maxWait: 5_000, timeout: 10_000 } as const;

/** Prisma's way to a pool, which ends with it. */
export function adapterOver(pool: pg.Pool, names = nameOf): PrismaPg {
  return new PrismaPg(pool, { statementNameGenerator: names, disposeExternalPool: true });
}

export function connect(over: pg.Pool, names = nameOf): PrismaClient {
  return new PrismaClient({ adapter: adapterOver(over, names), transactionOptions });
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
    shared.alpenglowDatabase ??= connect(pool());
    const value = Reflect.get(shared.alpenglowDatabase, property);
    return typeof value === 'function' ? value.bind(shared.alpenglowDatabase) : value;
  },
});

type Failure = Error & {
  code?: unknown;
  meta?: { driverAdapterError?: { cause?: { kind?: unknown; originalCode?: unknown } } };
};

/**
 * What an error is called: by Prisma, by Node, by PostgreSQL. Prisma keeps the others' names inside errors that say only
 * "database error" (P2039) or "raw query failed" (P2010).
 */
function namesOf(error: Failure): unknown[] {
  const cause = error.meta?.driverAdapterError?.cause;
  return [error.code, cause?.kind, cause?.originalCode];
}

/** "A transaction did not begin in time, or not end in it"; "the server has no more connections"; "no lock in time"; "cancelled". */
const OVERLOAD: readonly unknown[] = ['P2028', 'P2037', 'TooManyConnections', '55P03', '57014'];
/** PostgreSQL's class "not enough of something": a full disk, for one. */
const SCARCE = /^53\w{3}$/;
/** pg and pg-pool give their own errors no code: their sentences are all there is, and tests hold them to it. */
const OVERLOAD_SENTENCES: readonly string[] = ['timeout exceeded when trying to connect'];

/** Whether the database had no time for a query or a transaction: nothing was written, and it may work in a moment. */
export function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isKnown = (name: unknown) => OVERLOAD.includes(name) || (typeof name === 'string' && SCARCE.test(name));
  return namesOf(error).some(isKnown) || OVERLOAD_SENTENCES.includes(error.message);
}

/** "Cannot reach the server", "it did not answer in time", "too long", "it closed the connection". */
const AWAY: readonly unknown[] = [
  ...['P1001', 'P1002', 'P1008', 'P1017'],
  ...['DatabaseNotReachable', 'SocketTimeout', 'ConnectionClosed'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE'],
];
/** PostgreSQL's: it shuts down, has crashed, or is not up yet; trouble of the connection (class 08). */
const SERVER_AWAY = /^(57P0[123]|08\w{3})$/;
const AWAY_SENTENCES: readonly string[] = [
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
];

/** Whether the database is away. A write may or may not have been done: its key tells when it is sent again. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isKnown = (name: unknown) => AWAY.includes(name) || (typeof name === 'string' && SERVER_AWAY.test(name));
  return namesOf(error).some(isKnown) || AWAY_SENTENCES.includes(error.message);
}
