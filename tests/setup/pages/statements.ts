import pg from 'pg';
import { vi } from 'vitest';

let sent: string[] = [];
/** Transactions that have begun and not ended yet. */
let open = 0;

const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
pg.Client.prototype.query = function query(this: unknown, ...args: unknown[]) {
  const [first] = args;
  const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
  sent.push(text);
  if (text === 'BEGIN') open += 1;
  if (text === 'COMMIT' || text === 'ROLLBACK') open -= 1;
  return send.apply(this, args);
} as typeof pg.Client.prototype.query;

/** A page leaves its transaction to itself: it ends a little after the page. */
export const quiet = () => vi.waitUntil(() => open === 0, { timeout: 10_000, interval: 10 });

/** How the transaction of a page begins: with its scope, to read. */
const isPageBegun = (statement: string) => statement.includes('transaction_read_only');

const isConnectionBegun = (statement: string) => statement.startsWith('SET plan_cache_mode');

/**
 * Every statement that goes to the database while `work` is at it, beginnings and ends of transactions among them. Where the
 * machine is so slow that a page's transaction was idle for too long and began again, that counts once; what a new connection
 * of the pool begins with is no page's.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  await quiet();
  const own: string[] = [];
  sent = own;
  await work();
  await quiet();
  sent = [];
  const again = own.filter(isPageBegun).length - 1;
  for (let count = 0; count < again; count += 1) {
    for (const one of ['BEGIN', own.find(isPageBegun), 'COMMIT']) own.splice(own.indexOf(one ?? ''), 1);
  }
  return own.filter((statement) => !isConnectionBegun(statement));
}

/** A statement in a line: its verb, its tables. */
export function shortly(statement: string): string {
  const text = statement.replace(/\s+/g, ' ').replaceAll('"public".', '').replaceAll('"', '');
  const tables = [...new Set([...text.matchAll(/\b(?:FROM|JOIN|UPDATE|INTO) ([a-z_]+)/g)].map(([, table]) => table))];
  return tables.length > 0 ? `${text.split(' ')[0]} ${tables.join(', ')}` : text.slice(0, 60);
}
