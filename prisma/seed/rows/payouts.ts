import { createHash } from 'node:crypto';
import { instantAt } from '@/lib/catalogue/place/property-time';
import { advanceLead } from '@/lib/money/ledger/commands/advance';
import { latestRunOn } from '@/lib/money/ledger/rules/days';
import { holdPayout } from '@/lib/money/payout-run/commands/hold';
import { finishRun, openPayouts, startRun, takePayout } from '@/lib/money/payout-run/commands/run';
import { settlePayout } from '@/lib/money/payout-run/commands/settle';
import { latestRun, RUN_HOUR } from '@/lib/money/payout-run/rules';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { MAIL_TOPIC } from '@/lib/platform/outbox/types';
import { agencyEdges } from '../agency-edges';
import { OFFICE, personId } from './people';

const RUNS = 3;
const HOUR = 3_600_000;

/** When money arrives after its run, and when it came back; sooner where that lies ahead. */
const ARRIVES_AFTER = 2 * HOUR;
const BACK_AFTER = 28 * HOUR;

const HELD_FOR = 'The agency is changing its bank; we pay once the new account has been confirmed by telephone.';

/** The last runs until now, the earliest first. */
export function pastRuns(now: Date): PlainDate[] {
  const days = [latestRun(now)];
  while (days.length < RUNS) days.unshift(latestRunOn(addDays(days[0] ?? latestRun(now), -1)));
  return days;
}

const startOf = (day: PlainDate) => instantAt(day, `0${RUN_HOUR}:00`, OFFICE_TIME_ZONE);

/** The stand-in for the processor knows of the transfer, as if it had been told. */
async function transfer(tx: Transaction, payoutId: string, createdAt: Date): Promise<string> {
  const payout = await tx.payout.findUniqueOrThrow({
    where: { id: payoutId },
    include: { agency: { select: { payoutAccount: true } } },
  });
  const { amount, currency, agency } = payout;
  const id = `tr_sandbox${createHash('sha256').update(payoutId).digest('hex').slice(0, 16)}`;
  const to = { payoutId, accountId: agency.payoutAccount?.processorAccountId ?? '' };
  await tx.sandboxTransfer.create({ data: { id, ...to, amount: amount ?? 0n, currency, createdAt } });
  await tx.outbox.update({
    where: { dedupeKey: `transfer:${payoutId}` },
    data: { createdAt, nextAttemptAt: createdAt, deliveredAt: createdAt },
  });
  return id;
}

/** What the database asks of the ledger at the end of a transaction, asked in between: each step was one of its own. */
async function asAtTheEnd(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
  await tx.$executeRaw`SET CONSTRAINTS ALL DEFERRED`;
}

/** A run of the past: what it took has arrived, and what the last of them took came back. */
async function run(tx: Transaction, day: PlainDate, now: Date): Promise<void> {
  const at = startOf(day);
  const after = (milliseconds: number, share: number) =>
    new Date(Math.min(+at + milliseconds, +at + (+now - +at) * share));
  const started = await startRun(tx, { day, by: null, at });
  await openPayouts(tx, at);
  const open = await tx.payout.findMany({
    where: { status: 'open' },
    select: { id: true },
    orderBy: { number: 'asc' },
  });
  for (const { id } of open) await takePayout(tx, id, started, at);
  await asAtTheEnd(tx);
  await finishRun(tx, started, at);
  const taken = await tx.payout.findMany({
    where: { runId: started.id },
    select: { id: true },
    orderBy: { number: 'asc' },
  });
  for (const { id: payoutId } of taken) {
    const id = await transfer(tx, payoutId, at);
    await settlePayout(tx, payoutId, { id, returnedFor: null }, after(ARRIVES_AFTER, 1 / 3));
    await asAtTheEnd(tx);
    if (day !== latestRun(now)) continue;
    await tx.sandboxTransfer.update({ where: { payoutId }, data: { isReversed: true } });
    await settlePayout(tx, payoutId, { id, returnedFor: 'reversed' }, after(BACK_AFTER, 2 / 3));
    await asAtTheEnd(tx);
  }
}

async function advance(tx: Transaction, until: Date): Promise<void> {
  const leads = await tx.lead.findMany({
    where: { checkOut: { lte: until }, postings: { some: {} } },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  for (const { id } of leads) await advanceLead(tx, id, until);
}

/**
 * What the clock has done to the ledger, and the runs it met on its way, by the product's own commands. The last of them is
 * the latest there could be, so that the next one is the worker's.
 */
export async function createRuns(tx: Transaction, _today: PlainDate, now: Date): Promise<void> {
  const last = await tx.outbox.findFirst({ orderBy: { id: 'desc' }, select: { id: true } });
  // In data of a version before, the clock has come further than the runs: they would take what was not payable yet.
  const isBehind = (await tx.ledgerPosting.count({ where: { kind: 'payable' } })) === 0;
  for (const day of isBehind ? pastRuns(now) : []) {
    await advance(tx, startOf(day));
    await run(tx, day, now);
  }
  if (!isBehind) await finishRun(tx, await startRun(tx, { day: latestRun(now), by: null, at: now }), now);
  await advance(tx, now);
  await openPayouts(tx, now);
  const held = await tx.payout.findFirst({ where: { agencyId: agencyEdges.payoutsDue, status: 'open' } });
  const office = { id: personId(OFFICE), role: 'admin', isActing: false, agency: null } as const;
  if (held) await holdPayout(tx, office, held.id, { reason: HELD_FOR }, { requestId: 'seed', now: () => now });
  // Nobody is written to about what was long ago.
  await tx.outbox.deleteMany({
    where: { topic: MAIL_TOPIC, dedupeKey: { startsWith: 'payout:' }, id: { gt: last?.id ?? 0n } },
  });
}
