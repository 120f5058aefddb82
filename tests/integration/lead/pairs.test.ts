import { beforeAll, expect, it } from 'vitest';
import { AppError } from '@/lib/platform/errors';
import { sweepLeads } from '@/lib/sales/lead/commands/sweep';
import { isValidHistory, statusAfter } from '@/lib/sales/lead/rules/transition';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import {
  contextAt,
  createStage,
  type EventName,
  events,
  happen,
  leadOf,
  nightsOf,
  type Stage,
  save,
  versionOf,
} from './stage';

let stage: Stage;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  stage = await createStage({ units: 400 });
});

/** What a lead has seen, and what may happen to it next; each other event alone is tests/integration/lead/life and the unit tests'. */
const histories: { history: EventName[]; possible: EventName[] }[] = [
  { history: [], possible: ['requestOption', 'book'] },
  { history: ['requestOption'], possible: ['confirmOption', 'declineOption', 'cancelOption', 'book'] },
  { history: ['requestOption', 'confirmOption'], possible: ['cancelOption', 'askExtension', 'book'] },
  { history: ['requestOption', 'confirmOption', 'askExtension'], possible: ['cancelOption', 'extend', 'book'] },
  { history: ['book'], possible: ['confirmBooking', 'declineBooking', 'cancelBooking'] },
  { history: ['book', 'confirmBooking'], possible: ['cancelBooking'] },
];

/** Pairs of which one may happen now, and the other one now or right after it. What never may happen then is refused alone, too. */
function pairsAfter({ history, possible }: (typeof histories)[number]): [EventName, EventName][] {
  const after = (event: EventName) =>
    histories.find((one) => one.history.join() === [...history, event].join())?.possible ?? [];
  const pairs = possible.flatMap((one) =>
    [...new Set([...possible, ...after(one)])].map((other) => [one, other] as [EventName, EventName]),
  );
  return [...new Map(pairs.map((pair) => [[...pair].sort().join(), pair])).values()];
}

/** What the nights count is what the leads hold, and what a lead holds follows from its status. */
async function check(leadId: string): Promise<void> {
  const lead = await leadOf(leadId);
  const last = lead.events.at(-1);
  expect(isValidHistory(lead.events)).toBe(true);
  expect(last && statusAfter(last.type)).toBe(lead.status);
  const expected = { CONFIRMED_OPTION: ['confirmedOption'], CONFIRMED_BOOKING: ['booking'] } as Record<
    string,
    string[]
  >;
  expect([lead.status, lead.holds]).toEqual([lead.status, expected[lead.status] ?? []]);
}

it.each(histories.map((one) => [one.history.join(', ') || 'an interest', one] as const))(
  'of every two events at once one happens, after %s',
  async (_name, { history, possible }) => {
    for (const pair of pairsAfter({ history, possible })) {
      // Options count against the agency, so the season is emptied between two of them.
      await ownerDb.$executeRaw`UPDATE lead SET check_in = '2028-06-05', check_out = '2028-06-12' WHERE status = 'CONFIRMED_OPTION'`;
      const id = await save(stage);
      await happen(stage, id, history);
      const version = await versionOf(id);
      const results = await Promise.allSettled(pair.map((name) => events[name](stage, id, version, contextAt())));
      const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(refusals, pair.join()).toEqual([expect.any(AppError)]);
      const happened = pair[results.findIndex(({ status }) => status === 'fulfilled')];
      expect(possible, pair.join()).toContain(happened);
      await check(id);
    }
    const [nights] = await nightsOf(stage.hotelId);
    const held = await ownerDb.roomHold.groupBy({
      by: ['kind'],
      where: { roomId: `${stage.hotelId}-room`, releasedAt: null },
      _count: true,
    });
    const count = (kind: string) => held.find((row) => row.kind === kind)?._count ?? 0;
    expect(nights).toEqual({ sold: count('booking'), optioned: count('confirmedOption') });
  },
  120_000,
);

it('the sweeper ends what the clock has ended, once', async () => {
  const own = await createStage();
  const id = await save(own);
  await happen(own, id, ['requestOption', 'confirmOption'], '2026-01-05T09:00:00Z');
  await ownerDb.lead.update({ where: { id }, data: { optionExpiresAt: new Date('2026-01-08T17:00:00Z') } });
  expect((await Promise.all([sweepLeads(), sweepLeads()])).reduce((sum, ended) => sum + ended, 0)).toBeGreaterThan(0);
  const lead = await leadOf(id);
  expect(lead.events.filter(({ type }) => type === 'expiredOption')).toMatchObject([{ by: 'system', actorId: null }]);
  expect([lead.status, lead.holds]).toEqual(['EXPIRED_OPTION', []]);
});
