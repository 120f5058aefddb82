import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { payments } from '@/lib/platform/vendors/payments/payments';
import { payInSandbox, readSandboxOrder } from '@/lib/platform/vendors/payments/sandbox-checkout';
import type { SandboxDeed } from './schema';

/**
 * At the stand-in's page: pays, or has the card declined, which leaves the checkout open as at the processor. Throws 404
 * where there is none, 409 for one that is closed, 422 for the declined card.
 */
export async function actInSandbox(tx: Transaction, checkoutId: string, deed: SandboxDeed): Promise<{ url: string }> {
  const order = payments()?.isSandbox ? await readSandboxOrder(checkoutId) : null;
  if (!order) throw new AppError('notFound', { status: 404 });
  if (deed === 'decline' && order.state === 'open') throw new AppError('cardDeclined', { status: 422 });
  const url = deed === 'pay' ? await payInSandbox(tx, checkoutId) : null;
  if (url === null) throw new AppError('checkoutClosed', { status: 409 });
  return { url };
}
