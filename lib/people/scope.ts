import 'server-only';
import { db, type Transaction } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { readInPage } from './read-scope';

/** On whose behalf a transaction runs. `system`: the product itself (sign-in, worker, seed), never on behalf of a request's person. */
export type Scope = Viewer | 'system';

type Settings = [name: string, agency: string, user: string, hotel: string, operator: string];

/** What the row-level security policies know of a scope. */
function settingsOf(scope: Scope): Settings {
  if (scope === 'system') return ['system', '', '', '', ''];
  const { role, agency, id, hotelId, operatorId } = scope;
  return [role === 'admin' ? 'all' : 'tenant', agency?.id ?? '', id, hotelId ?? '', operatorId ?? ''];
}

/** Sets whose rows the row-level security policies let this transaction see and change (docs/decisions/016). */
export async function enterScope(tx: Transaction, scope: Scope): Promise<void> {
  const [name, agency, user, hotel, operator] = settingsOf(scope);
  await tx.$executeRaw`SELECT set_config('app.scope', ${name}, true), set_config('app.agency', ${agency}, true),
    set_config('app.user', ${user}, true), set_config('app.hotel', ${hotel}, true),
    set_config('app.operator', ${operator}, true)`;
}

/** Work of the product itself within a transaction of somebody: it goes on in the scope it was in. */
export async function asProduct<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result> {
  const [was] = await tx.$queryRaw<Record<'name' | 'agency' | 'user' | 'hotel' | 'operator', string>[]>`
    SELECT coalesce(current_setting('app.scope', true), '') AS name,
      coalesce(current_setting('app.agency', true), '') AS agency,
      coalesce(current_setting('app.user', true), '') AS "user",
      coalesce(current_setting('app.hotel', true), '') AS hotel,
      coalesce(current_setting('app.operator', true), '') AS operator`;
  await enterScope(tx, 'system');
  const result = await work();
  if (was) {
    await tx.$executeRaw`SELECT set_config('app.scope', ${was.name}, true), set_config('app.agency', ${was.agency}, true),
      set_config('app.user', ${was.user}, true), set_config('app.hotel', ${was.hotel}, true),
      set_config('app.operator', ${was.operator}, true)`;
  }
  return result;
}

/** A page reads and never writes: the database holds it to that. */
async function enterToRead(tx: Transaction, scope: Scope): Promise<void> {
  const [name, agency, user, hotel, operator] = settingsOf(scope);
  await tx.$executeRaw`SELECT set_config('app.scope', ${name}, true), set_config('app.agency', ${agency}, true),
    set_config('app.user', ${user}, true), set_config('app.hotel', ${hotel}, true),
    set_config('app.operator', ${operator}, true), set_config('transaction_read_only', 'on', true)`;
}

/** Milliseconds to wait for a connection and to work on it, where giving up early costs a person more than waiting. */
export const LONG_TRANSACTION = { maxWait: 20_000, timeout: 20_000 } as const;

/** `within`: a transaction that is in this very scope already; a page that reads several things opens one for all. */
type ScopedOptions = { maxWait?: number; timeout?: number; within?: Transaction };

/**
 * Reads or writes of one viewer. While a page is rendered they are readings and share its transaction; else each call is a
 * transaction of its own. Routes that write are in one already: they use `tx`.
 */
export function scoped<Result>(
  scope: Scope,
  work: (tx: Transaction) => Promise<Result>,
  { within, ...limits }: ScopedOptions = {},
): Promise<Result> {
  if (within) return work(within);
  const read = scope !== 'system' && readInPage(settingsOf(scope).join('\n'), (tx) => enterToRead(tx, scope), work);
  return (
    read ||
    db.$transaction(async (tx) => {
      await enterScope(tx, scope);
      return work(tx);
    }, limits)
  );
}
