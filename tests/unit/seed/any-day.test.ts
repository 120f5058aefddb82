import { expect, it } from 'vitest';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { properties } from '@/prisma/seed/content/properties/all';
import { edges } from '@/prisma/seed/edges';
import { stayRows } from '@/prisma/seed/rows/stays';

it('no stay is offered twice, on whatever day the demonstration is made', () => {
  const first: PlainDate = '2026-11-21';
  const ended = properties.find(({ id }) => id === edges.endedStays);
  if (!ended) throw new Error('It has no property whose stays have ended.');
  for (let days = 0; days < 2 * 366; days += 1) {
    const today = addDays(first, days);
    const ids = stayRows(ended, today, 'Europe/Paris').stays.map(({ id }) => id);
    expect([today, ids.length]).toEqual([today, new Set(ids).size]);
    const over = stayRows(ended, today, 'Europe/Paris').stays.filter(({ checkOut }) => checkOut < new Date(today));
    expect(over.length).toBeGreaterThanOrEqual(2);
  }
});
