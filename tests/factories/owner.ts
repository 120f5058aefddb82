import { connect, createPool, type Database, type Transaction } from '@/lib/platform/db';

// Forgotten between two files like the application's own (tests/setup/shared-process).
const shared = globalThis as { alpenglowOwnerDatabase?: Database };

/**
 * The test's database as the role that owns it: for rows no request writes. What is tested runs as the application's
 * role, through `db`.
 */
export const ownerDb: Database = new Proxy({} as Database, {
  get(_target, property) {
    shared.alpenglowOwnerDatabase ??= connect(createPool(process.env.TEST_OWNER_URL));
    const value = Reflect.get(shared.alpenglowOwnerDatabase, property);
    return typeof value === 'function' ? value.bind(shared.alpenglowOwnerDatabase) : value;
  },
});

/** Rows of any agency in one transaction. */
export function asOwner<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return ownerDb.$transaction(work, { timeout: 60_000 });
}
