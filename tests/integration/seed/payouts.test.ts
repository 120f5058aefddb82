import { beforeAll, expect, it } from 'vitest';
import { scoped } from '@/lib/people/scope';
import { TRANSFER_TOPIC } from '@/lib/platform/outbox/types';
import { checkLedger } from '@/lib/sales/lead/queries/ledger-check';
import { agencyEdges } from '@/prisma/seed/agency-edges';
import { pastRuns } from '@/prisma/seed/rows/payouts';
import { ownerDb } from '@/tests/factories/owner';
import { openDemonstration } from '@/tests/setup/demonstration';
import { TODAY } from '@/tests/setup/own-database';

const NOW = new Date(`${TODAY}T10:00:00Z`);

beforeAll(() => openDemonstration(), 120_000);

const payouts = (status: 'open' | 'paid' | 'returned') =>
  ownerDb.payout.findMany({ where: { status }, include: { run: true }, orderBy: { number: 'asc' } });

it('three runs are over, each of which paid what was payable; what the last one sent came back and is payable again', async () => {
  const runs = await ownerDb.payoutRun.findMany({ orderBy: { day: 'asc' }, include: { payouts: true } });
  expect(runs.map(({ day }) => day.toISOString().slice(0, 10))).toEqual(['2026-10-15', '2026-11-01', '2026-11-15']);
  expect(runs.every(({ finishedAt, payouts: taken }) => finishedAt && taken.length > 0)).toBe(true);
  const [paid, returned] = [await payouts('paid'), await payouts('returned')];
  expect(paid.map(({ run }) => run?.id)).toEqual(runs.slice(0, 2).map(({ id }) => id));
  expect(returned).toMatchObject([
    { agencyId: agencyEdges.payoutsComplete, run: { id: runs[2]?.id }, failure: 'reversed' },
  ]);
  const [again] = await ownerDb.$queryRaw<{ amount: bigint }[]>`
    SELECT sum(e.amount)::bigint AS amount FROM ledger_entry e
    JOIN ledger_account a ON a.id = e.account_id JOIN ledger_posting p ON p.id = e.posting_id
    WHERE a.kind = 'payable' AND p.lead_id IN (SELECT lead_id FROM ledger_posting WHERE payout_id = ${returned[0]?.id})`;
  expect(again?.amount).toBe(returned[0]?.amount);
  const transfers = await ownerDb.sandboxTransfer.findMany();
  expect(new Set(transfers.map(({ id }) => id))).toEqual(new Set([...paid, ...returned].map((one) => one.processorId)));
});

it('one agency’s payout is held, and says why', async () => {
  const held = (await payouts('open')).filter(({ heldAt }) => heldAt);
  expect(held).toMatchObject([{ agencyId: agencyEdges.payoutsDue, heldReason: expect.stringContaining('bank') }]);
  expect(await ownerDb.audit.count({ where: { action: 'payout.held', entityId: held[0]?.id } })).toBe(1);
});

it('a hotel that was invited has had its first stay, and its reward is on its way to the bank', async () => {
  const [posting] = await ownerDb.ledgerPosting.findMany({
    where: { kind: 'reward' },
    include: { entries: { include: { account: true }, orderBy: { id: 'asc' } }, lead: true },
  });
  expect(posting).toMatchObject({ agencyId: 'A1', lead: { hotelId: 'H11' } });
  expect(posting?.entries.map(({ account, amount }) => [account.kind, amount])).toEqual([
    ['reward', -25_000n],
    ['earned', 25_000n],
  ]);
});

it('nothing of it lies ahead, the worker has nothing left to send, and the ledger still agrees', async () => {
  const later = { gt: NOW };
  const ahead = { OR: [{ takenAt: later }, { paidAt: later }, { endedAt: later }, { heldAt: later }] };
  expect([
    await ownerDb.payout.count({ where: ahead }),
    await ownerDb.ledgerPosting.count({ where: { OR: [{ at: later }, { onDay: later }] } }),
    await ownerDb.outbox.count({ where: { topic: TRANSFER_TOPIC, deliveredAt: null } }),
    await ownerDb.outbox.count({ where: { dedupeKey: { startsWith: 'payout:' } } }),
  ]).toEqual([0, 0, 0, 0]);
  expect(await scoped('system', checkLedger)).toMatchObject({ wrong: [], unbalanced: [] });
});

it.each([
  ['2027-03-01T04:59:00Z', ['2027-01-15', '2027-02-01', '2027-02-15']],
  ['2027-03-01T05:00:00Z', ['2027-02-01', '2027-02-15', '2027-03-01']],
])('at %s the runs are the last three whose hour has come', (moment, days) => {
  expect(pastRuns(new Date(moment))).toEqual(days);
});
