import 'server-only';
import { writeAudit } from '@/lib/people/audit/commands';
import type { Transaction } from '@/lib/platform/db';
import { retryNow } from '@/lib/platform/outbox/commands';
import type { WriteContext } from '@/lib/platform/request/context';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';

/** A delivery that waits or was given up is tried once more. Throws 404 for one that is delivered, or is none. */
export async function retryDelivery(tx: Transaction, viewer: Viewer, id: string, context: WriteContext): Promise<void> {
  requireAdmin(viewer);
  // First: the retry goes on in the product's scope, in which nobody has a name.
  await writeAudit(tx, { ...context, viewer }, { action: 'outbox.retried', entity: 'outbox', entityId: id });
  await retryNow(tx, viewer, id);
}
