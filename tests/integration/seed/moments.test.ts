import { expect, it } from 'vitest';
import { connect, createPool } from '@/lib/platform/db';
import { seed } from '@/prisma/seed/seed';
import { ownerDb } from '@/tests/factories/owner';

/** Five minutes into the day at the properties: what is "this morning" has not been yet. */
const now = new Date('2026-11-20T23:05:00Z');

/** Columns that say what ends, is due or comes by itself: these lie ahead. Every other one says when something was done. */
const ahead = /(^|_)(expires?|expires_at|ends_at|due_at|lapses_at|begins_at|send_at|retry_at|next_attempt_at|until)$/;

it('nothing of the demonstration was done later than now, whatever hour it is made at', async () => {
  // What the machine writes itself bears the moment of this test.
  const started = new Date();
  const database = connect(createPool(process.env.TEST_OWNER_URL));
  await seed(database, '2026-11-21', now);
  await database.$disconnect();
  const finished = new Date();

  const columns = await ownerDb.$queryRaw<{ table: string; column: string }[]>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'timestamp with time zone' AND table_name <> '_prisma_migrations'
    ORDER BY 1, 2`;
  const asked = columns.filter(({ column }) => !ahead.test(column));
  expect(asked.length).toBeGreaterThan(100);
  const late: string[] = [];
  for (const { table, column } of asked) {
    const [found] = await ownerDb.$queryRawUnsafe<{ count: bigint; last: Date }[]>(
      `SELECT count(*) AS count, max(${column}) AS last FROM ${table} WHERE ${column} > $1 AND NOT ${column} BETWEEN $2 AND $3`,
      now,
      started,
      finished,
    );
    if (found && found.count > 0n)
      late.push(`${table}.${column}: ${found.count}, the last ${found.last.toISOString()}`);
  }
  expect(late).toEqual([]);
}, 120_000);
