import 'server-only';
import { enterScope, scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { sumOf } from '@/lib/platform/money-minor';
import { enqueueTransfer } from '@/lib/platform/outbox/commands';
import { catchUpLedger } from '../../ledger/commands/advance';
import { postPayout } from '../../ledger/commands/post';
import { readPayable } from '../queries/payable';
import { readSubjects } from '../queries/subjects';
import { decide, latestRun } from '../rules';
import { PAYOUT_TRANSACTION } from '../types';

/** One run at a time, whoever asks for it: every step waits for the one before it. Leaves the product's scope. */
async function lockRuns(tx: Transaction): Promise<void> {
  await enterScope(tx, 'system');
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('payout run', 0))::text`;
}

/**
 * An agency has an open payout in every currency in which something of it is payable. Only those that are missing are
 * inserted: a refused insert would use up a number of theirs.
 */
export async function openPayouts(tx: Transaction, at: Date): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO payout (id, agency_id, currency, created_at)
    SELECT gen_random_uuid()::text, a.agency_id, a.currency, ${at}
    FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id
    WHERE a.kind = 'payable' AND NOT EXISTS (
      SELECT FROM payout p WHERE p.agency_id = a.agency_id AND p.currency = a.currency AND p.status = 'open')
    GROUP BY a.agency_id, a.currency HAVING sum(e.amount) <> 0
    ORDER BY a.agency_id, a.currency
    ON CONFLICT (agency_id, currency) WHERE status = 'open' DO NOTHING`;
}

/** An admin can hold what is payable before a run has come for it (rule 9.6). Any number of workers may ask. */
export async function openDuePayouts(): Promise<void> {
  const now = await clock.now();
  await scoped('system', (tx) => openPayouts(tx, now));
}

type Run = { id: string; day: PlainDate };

/** The run of a day; asked again, or while another one is under way, it is that one. Leaves the product's scope. */
export async function startRun(
  tx: Transaction,
  { day, by, at }: { day: PlainDate; by: string | null; at: Date },
): Promise<Run> {
  await lockRuns(tx);
  const known = await tx.payoutRun.findFirst({
    where: { OR: [{ finishedAt: null }, { day: toDatabaseDay(day) }] },
    orderBy: { finishedAt: { sort: 'asc', nulls: 'first' } },
  });
  if (known) return { id: known.id, day: fromDatabaseDay(known.day) };
  const data = { day: toDatabaseDay(day), startedById: by, startedAt: at };
  const { id } = await tx.payoutRun.create({ data, select: { id: true } });
  return { id, day };
}

/** Takes all that is payable in one payout, or leaves it open (rule 9.6); its transfer goes out with the same transaction. */
export async function takePayout(tx: Transaction, payoutId: string, run: Run, at: Date): Promise<void> {
  await lockRuns(tx);
  const payout = await tx.payout.findUniqueOrThrow({
    where: { id: payoutId },
    include: { agency: { select: { payoutAccount: true } } },
  });
  const { agencyId, currency, status } = payout;
  const isTaken = (await tx.payout.count({ where: { agencyId, currency, runId: run.id } })) > 0;
  if (status !== 'open' || isTaken) return;
  const held = await readPayable(tx, agencyId, currency);
  const amount = sumOf(held.map((one) => one.amount));
  const group = { currency, amount, account: payout.agency.payoutAccount, isHeld: payout.heldAt !== null };
  if (decide(group) !== 'pays') return;
  const subjects = await readSubjects(tx, held, currency);
  const taken: bigint[] = [];
  for (const subject of subjects) {
    taken.push(await postPayout(tx, subject, 'inPayout', payoutId, { at, onDay: run.day }));
  }
  await tx.payout.update({
    where: { id: payoutId },
    data: { status: 'inPayout', runId: run.id, amount: sumOf(taken), takenAt: at },
  });
  await enqueueTransfer(tx, { payoutId });
}

/** Nothing of it is left to take. */
export async function finishRun(tx: Transaction, { id }: Run, at: Date): Promise<void> {
  await tx.payoutRun.updateMany({ where: { id, finishedAt: null }, data: { finishedAt: at } });
}

/**
 * A run step by step, each a transaction of its own; begun again after any of them it goes on with the rest. Ends where
 * a payout could not be taken, so that the run stays open for the next turn.
 */
export async function* runSteps(day: PlainDate, by: string | null = null): AsyncGenerator<string> {
  const now = await clock.now();
  const run = await scoped('system', async (tx) => {
    const started = await startRun(tx, { day, by, at: now });
    await openPayouts(tx, now);
    return started;
  });
  yield 'started';
  const open = await scoped('system', (tx) =>
    tx.payout.findMany({ where: { status: 'open' }, select: { id: true }, orderBy: { number: 'asc' } }),
  );
  let isWhole = true;
  for (const { id } of open) {
    try {
      await scoped('system', (tx) => takePayout(tx, id, run, now), PAYOUT_TRANSACTION);
    } catch (error) {
      isWhole = false;
      log.error({ err: error, payoutId: id }, 'payout not taken');
    }
    yield id;
  }
  if (!isWhole) return;
  await scoped('system', (tx) => finishRun(tx, run, now));
  yield 'finished';
}

/** The run whose hour has come, or one that was begun and not finished. Any number of workers may ask. */
export async function runPayouts(): Promise<void> {
  const day = latestRun(await clock.now());
  const last = await scoped('system', (tx) =>
    tx.payoutRun.findFirst({
      where: { OR: [{ finishedAt: null }, { day: { gte: toDatabaseDay(day) } }] },
      orderBy: { finishedAt: { sort: 'asc', nulls: 'first' } },
    }),
  );
  if (last?.finishedAt) return;
  // After hours without a worker a run would leave what has become payable meanwhile to the next one, half a month later.
  if (!last) await catchUpLedger();
  for await (const step of runSteps(last ? fromDatabaseDay(last.day) : day)) log.debug({ step }, 'payout run');
}
