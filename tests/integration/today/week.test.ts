import { beforeAll, expect, it } from 'vitest';
import { clock } from '@/lib/platform/clock';
import type { PlainDate } from '@/lib/platform/dates';
import type { Viewer } from '@/lib/platform/viewer/types';
import { listToday } from '@/lib/today/deadline/queries/list';
import { countWeek } from '@/lib/today/deadline/queries/week';
import type { TodayQuery } from '@/lib/today/deadline/schema';
import { ownerDb } from '@/tests/factories/owner';
import { viewerOf } from '@/tests/factories/user';
import { openDemonstration } from '@/tests/setup/demonstration';

const brand = { isB2C: false, isCommissionDisplayed: true };
let supervisor: Viewer;

beforeAll(async () => {
  await openDemonstration();
  const email = 'helena.brandt@morgenrot-reisen.example';
  const { subject } = await ownerDb.user.findUniqueOrThrow({ where: { email } });
  supervisor = await viewerOf({ subject: subject ?? '' });
  // Of the day it is: the demonstration is of another one.
  const now = await clock.now();
  const open = await ownerDb.deadline.findMany({ where: { agencyId: 'A1', doneAt: null }, orderBy: { id: 'asc' } });
  for (const [index, { id }] of open.entries()) {
    const until = new Date(now.getTime() + ((index % 9) - 1) * 86_400_000 - 3_600_000 * (index % 4));
    await ownerDb.deadline.update({ where: { id }, data: { until, endsAt: null, beginsAt: new Date(0) } });
    if (index % 3 > 0) continue;
    const setAt = new Date(until.getTime() - 60_000);
    const back = new Date(now.getTime() + 2 * 86_400_000);
    await ownerDb.deadlineSnooze.create({
      data: { deadlineId: id, userId: supervisor.id, until: back < until ? back : until, setAt },
    });
  }
}, 120_000);

const countOf = async (query: Partial<TodayQuery> & { to?: PlainDate | undefined }) =>
  (await listToday(supervisor, brand, { scope: 'team', limit: 200, ...query })).results.length;

it('each figure of the week opens the deadlines it counts, what is put off among them', async () => {
  const { days, counts } = await countWeek(supervisor, brand);
  const sum = (isOf: (one: (typeof counts)[number]) => boolean) =>
    counts.filter(isOf).reduce((all, { count }) => all + count, 0);
  expect(days).toHaveLength(7);
  expect(new Set(counts.map(({ userId }) => userId)).size).toBeGreaterThan(1);
  let compared = 0;
  for (const day of days) {
    expect([day, await countOf({ on: day })]).toEqual([day, sum((one) => one.day === day)]);
    for (const kind of ['options', 'answers', 'clients', 'money'] as const) {
      expect([day, kind, await countOf({ on: day, kind })]).toEqual([
        ...[day, kind],
        sum((one) => one.day === day && one.group === kind),
      ]);
    }
    for (const userId of new Set(counts.map((one) => one.userId))) {
      const there = sum((one) => one.day === day && one.userId === userId);
      expect([day, userId, await countOf({ on: day, of: userId ?? 'nobody' })]).toEqual([day, userId, there]);
      compared += there > 0 ? 1 : 0;
    }
  }
  expect(compared).toBeGreaterThan(3);
  const week = { on: days[0], to: days.at(-1) };
  expect(await countOf(week)).toBe(sum(() => true));
  expect(await countOf({ ...week, kind: 'money' })).toBe(sum(({ group }) => group === 'money'));
});
