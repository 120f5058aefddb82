import { expect, it } from 'vitest';
import { connect, createPool } from '@/lib/platform/db';
import { seed } from '@/prisma/seed/seed';
import { ownerDb } from '@/tests/factories/owner';

/** Five minutes into the day at the properties: what is "this morning" has not been yet. */
const now = new Date('2026-11-20T23:05:00Z');

/** Columns that say when something was done; what ends or is due may lie ahead. */
const done =
  /^(at|created_at|updated_at|\w*(answered|sent|saved|viewed|approved|opened|paid|taken|noted|read|closed|claimed|decided|settled|delivered)_at)$/;

it('nothing of the demonstration was done later than now, whatever hour it is made at', async () => {
  // What the machine writes itself bears the moment of this test.
  const started = new Date();
  const database = connect(createPool(process.env.TEST_OWNER_URL));
  await seed(database, '2026-11-21', now);
  await database.$disconnect();

  const columns = await ownerDb.$queryRaw<{ table: string; column: string }[]>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'timestamp with time zone' ORDER BY 1, 2`;
  const asked = columns.filter(({ column }) => done.test(column));
  expect(asked.length).toBeGreaterThan(60);
  const late: string[] = [];
  for (const { table, column } of asked) {
    const [found] = await ownerDb.$queryRawUnsafe<{ count: bigint; last: Date }[]>(
      `SELECT count(*) AS count, max(${column}) AS last FROM ${table} WHERE ${column} > $1 AND ${column} < $2`,
      now,
      started,
    );
    if (found && found.count > 0n)
      late.push(`${table}.${column}: ${found.count}, the last ${found.last.toISOString()}`);
  }
  expect(late).toEqual([]);
}, 120_000);
