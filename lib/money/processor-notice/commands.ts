import 'server-only';
import { LONG_TRANSACTION, scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { payments } from '@/lib/platform/vendors/payments/payments';
import type { AccountState, PaymentPort, ProcessorNotice } from '@/lib/platform/vendors/payments/port';
import { followCheckout } from '../payment-link/commands/follow';
import { isKnownAccount, noteAccount } from '../payout/commands';
import { settlePayout } from '../payout-run/commands/settle';

/**
 * A notice of the processor as it came. The state is read anew, after the notice: a notice is a reason to look, never the
 * truth. Throws 400 for a wrong signature, and lets the processor send again when it cannot be read.
 */
export async function receiveNotice(rawBody: string, signature: string): Promise<void> {
  const processor = payments();
  if (!processor) throw new AppError('notFound', { status: 404 });
  let notice: ProcessorNotice;
  try {
    notice = processor.readNotice(rawBody, signature);
  } catch {
    throw new AppError('invalidSignature', { status: 400 });
  }
  const readAt = clock.machine();
  const { accountId, payoutId, checkoutId, paymentId } = notice;
  if (checkoutId !== null || paymentId !== null) return followPayment(processor, notice);
  if (payoutId !== null) return followTransfer(processor, notice, payoutId);
  const isOurs = accountId !== null && (await isKnownAccount(accountId));
  const read = isOurs ? { state: await processor.readAccount(accountId), readAt } : null;
  await scoped('system', (tx) => followNotice(tx, notice, read));
}

/** The transfer is looked up, and what is found goes with the note that we acted on this notice. */
async function followTransfer(processor: PaymentPort, notice: ProcessorNotice, payoutId: string): Promise<void> {
  const transfer = await processor.findTransfer(payoutId);
  const at = await clock.now();
  await scoped(
    'system',
    async (tx) => {
      if ((await isNew(tx, notice)) && transfer) await settlePayout(tx, payoutId, transfer, at);
    },
    LONG_TRANSACTION,
  );
}

/** Likewise for what a client pays. */
async function followPayment(processor: PaymentPort, notice: ProcessorNotice): Promise<void> {
  const { id, checkoutId, paymentId } = notice;
  const checkout = checkoutId
    ? await processor.findCheckout(checkoutId)
    : paymentId && (await processor.findCheckoutOf(paymentId));
  const at = await clock.now();
  await scoped(
    'system',
    async (tx) => {
      if ((await isNew(tx, notice)) && checkout) await followCheckout(tx, checkout, at, id);
    },
    LONG_TRANSACTION,
  );
}

async function isNew(tx: Transaction, { id, type }: ProcessorNotice): Promise<boolean> {
  const data = { id, type, receivedAt: clock.machine() };
  const { count } = await tx.processorEvent.createMany({ data, skipDuplicates: true });
  return count > 0;
}

/**
 * Acts on a notice of the processor: the state was read at `readAt`, after the notice arrived, so the order of notices
 * does not matter, and one that comes twice changes nothing. The transaction is in system scope.
 */
async function followNotice(
  tx: Transaction,
  notice: ProcessorNotice,
  read: { state: AccountState; readAt: Date } | null,
): Promise<void> {
  if (!(await isNew(tx, notice)) || !notice.accountId || !read) return;
  await noteAccount(tx, notice.accountId, read);
}
