import 'server-only';
import { asProduct } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { enqueueCheckoutDeed } from '@/lib/platform/outbox/commands';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { type DueAddress, noteTransfer } from '../../dues/commands/transfer';
import type { DueJson, TransferInput } from '../../dues/schema';

/**
 * What stands open at the processor for a due is closed by the worker: whoever pays there all the same, because the page was open
 * a moment before, has paid beside it, and that goes back by itself (rule 5.11).
 */
export async function closeCheckouts(tx: Transaction, of: { linkId: string } | { dueId: string }): Promise<void> {
  const where = { ...of, status: { in: ['asked' as const, 'open' as const] } };
  for (const { id } of await tx.paymentCheckout.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } })) {
    await enqueueCheckoutDeed(tx, { checkoutId: id, deed: 'close' });
  }
}

/** A transfer that came for a due: with it nothing of the due is to be paid at the processor any more. */
export async function noteTransferOfDue(
  tx: Transaction,
  viewer: Viewer,
  address: DueAddress,
  input: TransferInput,
  context: WriteContext,
): Promise<DueJson> {
  const due = await noteTransfer(tx, viewer, address, input, context);
  await asProduct(tx, () => closeCheckouts(tx, { dueId: address.dueId }));
  return due;
}
