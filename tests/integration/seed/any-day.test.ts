import { expect, it } from 'vitest';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { connect, createPool } from '@/lib/platform/db';
import { seed } from '@/prisma/seed/seed';
import { asOwner, copyTo, ownName, urlsOf } from '@/tests/setup/own-database';
import { sized } from '@/tests/setup/size';

/**
 * A Sunday after a week of the winter, a day from which the next season is more than half a year away, one on which others
 * have booked what leads need; in the long run two years in steps that meet every weekday.
 */
const days = sized<PlainDate[]>(
  ['2026-12-27', '2027-01-12', '2027-03-13'],
  Array.from({ length: 148 }, (_, index) => addDays('2026-11-21', index * 5)),
);

it.each(days)(
  'the demonstration can be made on %s',
  async (today) => {
    const name = `${ownName}_day`;
    await asOwner((client) => copyTo(client, name));
    const database = connect(createPool(urlsOf(name).owner));
    try {
      await seed(database, today, new Date(`${today}T10:00:00Z`));
      expect(await database.lead.count()).toBeGreaterThan(0);
    } finally {
      await database.$disconnect();
      await asOwner((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    }
  },
  240_000,
);
