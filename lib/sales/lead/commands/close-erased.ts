import 'server-only';
import { erasedClient } from '@/lib/people/privacy/erased';
import { enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { isLive } from '../rules/transition';
import { openLead } from './open';
import { withdrawQuestions } from './question';
import { audited, changeLead, SYSTEM } from './record';

/**
 * Of a person who has just been erased nobody comes any more: what could still become a stay is closed, with what is asked and
 * expected of it (rule 2.20). A stay that lies ahead has kept the person from being erased; one that is over stays as it was.
 */
export async function closeErasedLeads(
  tx: Transaction,
  viewer: Viewer,
  { number, reason }: { number: number; reason: string },
  context: WriteContext,
): Promise<void> {
  await enterScope(tx, 'system');
  const open = await tx.lead.findMany({
    where: { closedAt: null, client: erasedClient(number) },
    select: { id: true, version: true, status: true },
    // As everybody else takes their locks.
    orderBy: [{ hotelId: 'asc' }, { propertyId: 'asc' }, { id: 'asc' }],
  });
  for (const { id, version } of open.filter(({ status }) => !isLive(status))) {
    const lead = await openLead(tx, SYSTEM, id, { version }, context);
    const now = context.now();
    await changeLead(tx, lead, { closedAt: now, closedReason: reason, closedById: viewer.id }, now);
    await withdrawQuestions(tx, lead, now);
    await audited(tx, lead, { by: 'agent', viewer }, context, { after: { closed: true, reason } });
  }
  await enterScope(tx, viewer);
}
