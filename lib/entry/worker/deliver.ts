import 'server-only';
import { composeMail } from '@/lib/documents/mail/compose';
import { doCheckoutDeed } from '@/lib/money/payment-link/commands/follow';
import { sendTransfer } from '@/lib/money/payout-run/commands/settle';
import { clock } from '@/lib/platform/clock';
import { log } from '@/lib/platform/log';
import { claimDue, markDelivered, markFailed, postpone } from '@/lib/platform/outbox/commands';
import { isHopeless, pauseAfter, SUBJECT_GONE } from '@/lib/platform/outbox/rules';
import {
  CHAT_ERASED_TOPIC,
  CHAT_TOPIC,
  CHECKOUT_TOPIC,
  type ClaimedRow,
  chatErasedSchema,
  chatMirrorSchema,
  checkoutDeedSchema,
  MAIL_TOPIC,
  mailPayloadSchema,
  SANDBOX_TOPIC,
  sandboxNoticeSchema,
  TRANSFER_TOPIC,
  transferSchema,
} from '@/lib/platform/outbox/types';
import type { ChatPort } from '@/lib/platform/vendors/chat/port';
import type { MailPort } from '@/lib/platform/vendors/mail/port';
import { sendSandboxNotice } from '@/lib/platform/vendors/payments/sandbox-notice';
import { mirrorConversation, mirrorErased } from '@/lib/sales/conversation/commands/mirror';

export type DeliveryOptions = {
  mailer: MailPort;
  /** Null or left out: no keys are set. */
  chat?: ChatPort | null;
  /** Rows delivered at the same time; no more than the mailer has connections, or a mail waits while its claim ends. */
  batchSize: number;
  /** How long a claim holds. Longer than any delivery takes, or a slow mail is sent twice. */
  leaseMilliseconds: number;
};

/** Delivering this row cannot succeed, however often it is tried. */
class Undeliverable extends Error {}

type Ports = Pick<DeliveryOptions, 'mailer' | 'chat'>;

async function deliver(row: ClaimedRow, { mailer, chat }: Ports): Promise<void> {
  if (row.topic === SANDBOX_TOPIC) return sendSandboxNotice(sandboxNoticeSchema.parse(row.payload));
  if (row.topic === TRANSFER_TOPIC) return sendTransfer(transferSchema.parse(row.payload).payoutId);
  if (row.topic === CHECKOUT_TOPIC) return doCheckoutDeed(checkoutDeedSchema.parse(row.payload));
  if (row.topic === CHAT_TOPIC || row.topic === CHAT_ERASED_TOPIC) {
    if (!chat) throw new Undeliverable('the chat service has no keys any more');
    if (row.topic === CHAT_TOPIC) return mirrorConversation(chatMirrorSchema.parse(row.payload), chat);
    return mirrorErased(chatErasedSchema.parse(row.payload).messageId, chat);
  }
  const payload = mailPayloadSchema.safeParse(row.payload);
  if (row.topic !== MAIL_TOPIC || !payload.success) throw new Undeliverable(`unknown topic or payload: ${row.topic}`);
  const mail = await composeMail(row.dedupeKey, payload.data);
  if (!mail) throw new Undeliverable(SUBJECT_GONE);
  await mailer.send(mail);
}

/** Names what failed without the mail's content or addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [error.message, code, responseCode].filter(Boolean).join(' · ');
}

async function attempt(row: ClaimedRow, ports: Ports): Promise<void> {
  const about = { topic: row.topic, dedupeKey: row.dedupeKey, attempts: row.attempts };
  try {
    await deliver(row, ports);
  } catch (error) {
    const reason = reasonOf(error);
    const now = clock.machine();
    if (error instanceof Undeliverable || isHopeless(row.createdAt, now)) {
      await markFailed(row, reason);
      log.error({ ...about, reason }, 'delivery given up');
      return;
    }
    const nextAttemptAt = new Date(now.getTime() + pauseAfter(row.attempts, Math.random()));
    await postpone(row, nextAttemptAt, reason);
    log.warn({ ...about, reason, nextAttemptAt }, 'delivery postponed');
    return;
  }
  const isOurs = await markDelivered(row);
  log.info(about, isOurs ? 'delivered' : 'delivered by somebody else as well');
}

/** Claims what is due and tries each once, all at the same time. Returns how many there were. */
export async function deliverDue({ batchSize, leaseMilliseconds, ...ports }: DeliveryOptions): Promise<number> {
  const rows = await claimDue(batchSize, leaseMilliseconds);
  const results = await Promise.allSettled(rows.map((row) => attempt(row, ports)));
  // A row that could not even be settled (the database is away) is claimed again once its lease has ended.
  for (const result of results) {
    if (result.status === 'rejected') log.error({ err: result.reason }, 'delivery not settled');
  }
  return rows.length;
}
