import 'server-only';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { enterScope, scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { transferKey } from '@/lib/platform/outbox/commands';
import { payments } from '@/lib/platform/vendors/payments/payments';
import { type Transfer, TransferRefused } from '@/lib/platform/vendors/payments/port';
import { postPayout } from '../../ledger/commands/post';
import { type Balance, type LedgerPart, type PayoutStep, payoutSteps } from '../../ledger/types';
import { readSubjects } from '../queries/subjects';
import { PAYOUT_TRANSACTION } from '../types';
import { tellOfPayout } from './tell';

/** Nobody could be reached who would send it. */
export const UNDELIVERED = 'undelivered';

/** What came of it is asked for by ourselves when no event has told so for this long. */
const SILENCE_MILLISECONDS = 15 * 60_000;

const keyOf = ({ leadId, invitationId }: LedgerPart) => `${leadId} ${invitationId ?? ''}`;

/** Moves on what a payout took, lead by lead, as it took it. */
async function postStep(tx: Transaction, payoutId: string, step: PayoutStep, at: Date): Promise<void> {
  const postings = await tx.ledgerPosting.findMany({
    where: { payoutId, kind: 'inPayout' },
    select: { leadId: true, invitationId: true, entries: { where: { account: { kind: 'inPayout' } } } },
  });
  const { from } = payoutSteps[step];
  const taken = new Map<string, Balance[]>(
    postings.map(({ entries, ...part }) => [
      keyOf(part),
      entries.map(({ line, amount }) => ({ state: from, line, amount })),
    ]),
  );
  const currency = postings[0]?.entries[0]?.currency ?? '';
  for (const subject of await readSubjects(tx, postings, currency)) {
    const onDay = dayAt(at, OFFICE_TIME_ZONE);
    await postPayout(tx, subject, step, payoutId, { at, onDay, taken: taken.get(keyOf(subject)) ?? [] });
  }
}

/** One message after the other. Leaves the product's scope. */
async function lockPayout(tx: Transaction, payoutId: string) {
  await enterScope(tx, 'system');
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`payout ${payoutId}`}, 0))::text`;
  return tx.payout.findUnique({ where: { id: payoutId } });
}

/**
 * What the processor says of the transfer, as we looked it up: paid, and what came back after it (rule 9.6). Said before, it
 * changes nothing, so neither number nor order of events matters.
 */
export async function settlePayout(
  tx: Transaction,
  payoutId: string,
  { id: processorId, returnedFor }: Transfer,
  at: Date,
): Promise<void> {
  const payout = await lockPayout(tx, payoutId);
  if (!payout) return;
  if (payout.status === 'inPayout') {
    await postStep(tx, payoutId, 'paid', at);
    await tx.payout.update({ where: { id: payoutId }, data: { status: 'paid', processorId, paidAt: at } });
    if (returnedFor === null) await tellOfPayout(tx, payout, 'paid');
  }
  if (returnedFor === null || (payout.status !== 'inPayout' && payout.status !== 'paid')) return;
  await postStep(tx, payoutId, 'returned', at);
  await tx.payout.update({ where: { id: payoutId }, data: { status: 'returned', failure: returnedFor, endedAt: at } });
  await tellOfPayout(tx, payout, 'returned');
}

async function failPayout(tx: Transaction, payoutId: string, failure: string, at: Date): Promise<void> {
  const payout = await lockPayout(tx, payoutId);
  if (payout?.status !== 'inPayout') return;
  await postStep(tx, payoutId, 'failed', at);
  await tx.payout.update({ where: { id: payoutId }, data: { status: 'failed', failure, endedAt: at } });
  await tellOfPayout(tx, payout, 'failed');
}

/**
 * Hands a payout to the processor, or finds that it has it already. Nothing of the answer is taken for its state but a
 * refusal, after which nothing was sent; whatever else goes wrong is tried again under the same key.
 */
export async function sendTransfer(payoutId: string): Promise<void> {
  const payout = await scoped('system', (tx) =>
    tx.payout.findUnique({
      where: { id: payoutId },
      include: { agency: { select: { payoutAccount: { select: { processorAccountId: true } } } } },
    }),
  );
  if (payout?.status !== 'inPayout' || payout.processorId || payout.amount === null) return;
  const processor = payments();
  const accountId = payout.agency.payoutAccount?.processorAccountId;
  if (!processor || !accountId) throw new Error('nobody to pay with, or to');
  const { amount, currency } = payout;
  try {
    const processorId = await processor.pay({ payoutId, accountId, amount, currency });
    await scoped('system', (tx) =>
      tx.payout.updateMany({ where: { id: payoutId, processorId: null }, data: { processorId } }),
    );
  } catch (error) {
    if (!(error instanceof TransferRefused)) throw error;
    const at = await clock.now();
    await scoped('system', (tx) => failPayout(tx, payoutId, error.code, at), PAYOUT_TRANSACTION);
  }
}

/** What the outbox has given up, and whoever was still at it then is long done. */
const GIVEN_UP_MILLISECONDS = 15 * 60_000;

/**
 * Fails a payout that the processor does not know and that is not sent any more (rule 9.6). Under the lock of its delivery: an
 * admin who has it tried again at this moment comes before, and then nothing is failed, or after, and then nothing is sent.
 */
async function failIfGivenUp(tx: Transaction, payoutId: string, at: Date): Promise<void> {
  const since = new Date(clock.machine().getTime() - GIVEN_UP_MILLISECONDS);
  const given = await tx.$queryRaw<unknown[]>`
    SELECT id FROM outbox WHERE dedupe_key = ${transferKey(payoutId)} AND failed_at < ${since} FOR UPDATE`;
  if (given.length > 0) await failPayout(tx, payoutId, UNDELIVERED, at);
}

/**
 * Of payouts under way of which nobody has told for a while. One that the processor does not know is left as it is until the
 * outbox has given it up.
 */
export async function lookUpPayouts(): Promise<void> {
  const processor = payments();
  const silent = { lt: new Date((await clock.now()).getTime() - SILENCE_MILLISECONDS) };
  const waiting = await scoped('system', (tx) =>
    tx.payout.findMany({
      where: { status: 'inPayout', takenAt: silent },
      select: { id: true },
      orderBy: { takenAt: 'desc' },
      take: 50,
    }),
  );
  for (const { id } of processor ? waiting : []) {
    try {
      const transfer = await processor?.findTransfer(id);
      const at = await clock.now();
      // Asked before, so that what was sent meanwhile is not given up any more.
      await scoped(
        'system',
        (tx) => (transfer ? settlePayout(tx, id, transfer, at) : failIfGivenUp(tx, id, at)),
        PAYOUT_TRANSACTION,
      );
    } catch (error) {
      log.warn({ err: error, payoutId: id }, 'payout not looked up');
    }
  }
}
