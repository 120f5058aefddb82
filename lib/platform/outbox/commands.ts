import 'server-only';
import os from 'node:os';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { HOUR_SECONDS, isWithin, type Limit } from '@/lib/platform/limits';
import { enterProductScope, inProductScope } from '@/lib/platform/product-scope';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import {
  CHAT_TOPIC,
  CHECKOUT_TOPIC,
  type ChatMirror,
  type CheckoutDeed,
  type ClaimedRow,
  MAIL_TOPIC,
  type MailPayload,
  SANDBOX_TOPIC,
  type SandboxNotice,
  TRANSFER_TOPIC,
} from './types';

const ERROR_LENGTH = 500;

/**
 * Writes a mail into the caller's transaction. `dedupeKey` says which mail this is (`enquiry:<id>:office`): a second one
 * under the same key is the same mail and is not written.
 */
export async function enqueueMail(tx: Transaction, dedupeKey: string, payload: MailPayload): Promise<void> {
  const now = clock.machine();
  await tx.outbox.createMany({
    data: { topic: MAIL_TOPIC, dedupeKey, payload, nextAttemptAt: now, createdAt: now },
    skipDuplicates: true,
  });
}

/** Mails an hour to one address that somebody else may have typed in, of all forms together. */
export function mailboxLimit(email: string): Limit {
  return { name: 'mailbox', key: [email], points: 20, seconds: HOUR_SECONDS };
}

/**
 * The same for a mail to whomever a form names. Beyond the limit it is not written, so that nobody's mailbox can be filled
 * through us; what the form asks for is done all the same, and whoever posts it learns no difference.
 */
export async function enqueueMailTo(
  tx: Transaction,
  email: string,
  dedupeKey: string,
  payload: MailPayload,
): Promise<void> {
  if (await isWithin(tx, mailboxLimit(email))) await enqueueMail(tx, dedupeKey, payload);
}

/** Writes a notice of the payment stand-in into the caller's transaction. */
export async function enqueueSandboxNotice(tx: Transaction, payload: SandboxNotice): Promise<void> {
  const now = clock.machine();
  await tx.outbox.createMany({
    data: { topic: SANDBOX_TOPIC, dedupeKey: payload.eventId, payload, nextAttemptAt: now, createdAt: now },
  });
}

/** Which delivery hands a payout over. */
export const transferKey = (payoutId: string): string => `transfer:${payoutId}`;

/** Writes into the caller's transaction that a payout is to be handed to the payment processor; once for each. */
export async function enqueueTransfer(tx: Transaction, payload: { payoutId: string }): Promise<void> {
  const now = clock.machine();
  await tx.outbox.createMany({
    data: {
      topic: TRANSFER_TOPIC,
      dedupeKey: transferKey(payload.payoutId),
      payload,
      nextAttemptAt: now,
      createdAt: now,
    },
  });
}

/** Writes into the caller's transaction what is to be done with a client's checkout; once for each deed. */
export async function enqueueCheckoutDeed(tx: Transaction, payload: CheckoutDeed): Promise<void> {
  const now = clock.machine();
  const dedupeKey = `checkout:${payload.checkoutId}:${payload.deed}`;
  await tx.outbox.createMany({
    data: { topic: CHECKOUT_TOPIC, dedupeKey, payload, nextAttemptAt: now, createdAt: now },
    skipDuplicates: true,
  });
}

/** Writes into the caller's transaction that the chat service is to have a conversation up to this message. */
export async function enqueueChatMirror(tx: Transaction, payload: ChatMirror): Promise<void> {
  const now = clock.machine();
  const dedupeKey = `chat:${payload.conversationId}:${payload.sequence}`;
  await tx.outbox.createMany({
    data: { topic: CHAT_TOPIC, dedupeKey, payload, nextAttemptAt: now, createdAt: now },
    skipDuplicates: true,
  });
}

const onThisMachine = `${os.hostname()}:`;
const holder = `${onThisMachine}${process.pid}`;

/** Whether no process has this number. One that belongs to somebody else is there, too. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/**
 * For a worker that has just started: what a dead one of this machine held is due again at once, not when its lease ends.
 * In a container every worker has the same number: what it held under its own is a predecessor's, too. Returns how many.
 */
export async function giveBackOfDead(): Promise<number> {
  return inProductScope(async (tx) => {
    const held = await tx.outbox.findMany({
      where: { lockedBy: { startsWith: onThisMachine }, lockedUntil: { not: null }, deliveredAt: null, failedAt: null },
      distinct: ['lockedBy'],
      select: { lockedBy: true },
    });
    const dead = held
      .flatMap(({ lockedBy }) => lockedBy ?? [])
      .filter((lockedBy) => lockedBy === holder || isGone(Number(lockedBy.slice(onThisMachine.length))));
    const { count } = await tx.outbox.updateMany({
      where: { lockedBy: { in: dead }, deliveredAt: null, failedAt: null },
      data: { lockedUntil: null, lockedBy: null },
    });
    return count;
  });
}

/** Takes up to `limit` due rows for `leaseMilliseconds`; a worker that dies in between loses them to the next one. */
export async function claimDue(limit: number, leaseMilliseconds: number): Promise<ClaimedRow[]> {
  const now = clock.machine();
  const lockedUntil = new Date(now.getTime() + leaseMilliseconds);
  return inProductScope(
    (tx) => tx.$queryRaw<ClaimedRow[]>`
    UPDATE outbox SET locked_until = ${lockedUntil}, locked_by = ${holder}, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM outbox
      WHERE delivered_at IS NULL AND failed_at IS NULL AND next_attempt_at <= ${now}
        AND (locked_until IS NULL OR locked_until <= ${now})
      ORDER BY next_attempt_at, id
      LIMIT ${limit}
      FOR UPDATE SKIP LOCKED
    )
    RETURNING id, topic, dedupe_key AS "dedupeKey", payload, attempts, created_at AS "createdAt"`,
  );
}

type Settled = Parameters<Transaction['outbox']['updateMany']>[0]['data'];

async function settle(row: ClaimedRow, data: Settled): Promise<boolean> {
  const where = { id: row.id, attempts: row.attempts, deliveredAt: null, failedAt: null };
  const { count } = await inProductScope((tx) =>
    tx.outbox.updateMany({ where, data: { ...data, lockedUntil: null, lockedBy: null } }),
  );
  return count === 1;
}

/** False when another worker has taken the row over meanwhile. */
export function markDelivered(row: ClaimedRow): Promise<boolean> {
  return settle(row, { deliveredAt: clock.machine(), lastError: null });
}

export function postpone(row: ClaimedRow, nextAttemptAt: Date, reason: string): Promise<boolean> {
  return settle(row, { nextAttemptAt, lastError: reason.slice(0, ERROR_LENGTH) });
}

export function markFailed(row: ClaimedRow, reason: string): Promise<boolean> {
  return settle(row, { failedAt: clock.machine(), lastError: reason.slice(0, ERROR_LENGTH) });
}

/** Lets a delivery that waits or was given up be tried again at once; for admins. Throws 403, 404 for one that was delivered or never was. */
export async function retryNow(tx: Transaction, viewer: Viewer, id: string): Promise<void> {
  requireAdmin(viewer);
  await enterProductScope(tx);
  const { count } = await tx.outbox.updateMany({
    where: { id: /^\d{1,18}$/.test(id) ? BigInt(id) : -1n, deliveredAt: null },
    data: {
      failedAt: null,
      attempts: 0,
      lockedUntil: null,
      nextAttemptAt: clock.machine(),
      createdAt: clock.machine(),
    },
  });
  if (count === 0) throw new AppError('notFound', { status: 404 });
}
