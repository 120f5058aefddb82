import { connect, createPool, type Transaction } from '@/lib/platform/db';

/**
 * The test's database as the role that owns it: for rows no request writes. What is tested runs as the application's
 * role, through `db`.
 */
export const ownerDb = connect(createPool(process.env.TEST_OWNER_URL));

/** Rows of any agency in one transaction. */
export function asOwner<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return ownerDb.$transaction(work, { timeout: 60_000 });
}
