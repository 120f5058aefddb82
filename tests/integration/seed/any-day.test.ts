import { expect, it } from 'vitest';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { connect, createPool, type Database } from '@/lib/platform/db';
import { seed } from '@/prisma/seed/seed';
import { asOwner, copyTo, ownName, urlsOf } from '@/tests/setup/own-database';
import { sized } from '@/tests/setup/size';

type Moment = { today: PlainDate; now: Date };

const inTheMorning = (today: PlainDate): Moment => ({ today, now: new Date(`${today}T10:00:00Z`) });
/** Five minutes into the day at the properties: what is "this morning" has not been yet. */
const atMidnight = (today: PlainDate): Moment => ({ today, now: new Date(`${addDays(today, -1)}T23:05:00Z`) });

/**
 * A Sunday after a week of the winter; in the long run also a day from which the next season is more than half a year away, one
 * on which others have booked what leads need, and two years in steps that meet every weekday, each at both hours.
 */
const sunday = atMidnight('2026-12-27');
const moments = sized<Moment[]>(
  [sunday],
  [
    ...[sunday, inTheMorning('2027-01-12'), inTheMorning('2027-03-13')],
    ...Array.from({ length: 148 }, (_, index) => addDays('2026-11-21', index * 5)).flatMap((today) => [
      atMidnight(today),
      inTheMorning(today),
    ]),
  ],
);

/** Columns that say what ends, is due or comes by itself: these lie ahead. Every other one says when something was done. */
const ahead = /(^|_)(expires?|expires_at|ends_at|due_at|lapses_at|begins_at|send_at|retry_at|next_attempt_at|until)$/;

/** What is done later than `now` by any row; what the machine wrote itself bears a moment of `work`. */
async function doneLater(database: Database, now: Date, work: { started: Date; finished: Date }): Promise<string[]> {
  const columns = await database.$queryRaw<{ table: string; column: string }[]>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'timestamp with time zone' AND table_name <> '_prisma_migrations'
    ORDER BY 1, 2`;
  const asked = columns.filter(({ column }) => !ahead.test(column));
  expect(asked.length).toBeGreaterThan(100);
  const late: string[] = [];
  for (const { table, column } of asked) {
    const [found] = await database.$queryRawUnsafe<{ count: bigint; last: Date }[]>(
      `SELECT count(*) AS count, max(${column}) AS last FROM ${table} WHERE ${column} > $1 AND NOT ${column} BETWEEN $2 AND $3`,
      now,
      work.started,
      work.finished,
    );
    if (found && found.count > 0n)
      late.push(`${table}.${column}: ${found.count}, the last ${found.last.toISOString()}`);
  }
  return late;
}

it.each(moments)(
  'the demonstration can be made on $today at $now, and nothing of it was done later',
  async ({ today, now }) => {
    const name = `${ownName}_day`;
    await asOwner((client) => copyTo(client, name));
    const database = connect(createPool(urlsOf(name).owner));
    try {
      const started = new Date();
      await seed(database, today, now);
      expect(await database.lead.count()).toBeGreaterThan(0);
      expect(await doneLater(database, now, { started, finished: new Date() })).toEqual([]);
    } finally {
      await database.$disconnect();
      await asOwner((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    }
  },
  240_000,
);
