import { expect } from 'vitest';
import { db } from '@/lib/platform/db';

/** Until a statement of the client's role waits for a lock in the test's own database; of other roles it is not told. */
export function untilSomeoneWaits(client: Pick<typeof db, '$queryRaw'> = db): Promise<void> {
  const waiting = () =>
    client.$queryRaw`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return expect.poll(waiting).not.toHaveLength(0);
}
