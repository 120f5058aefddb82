import 'server-only';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { writeAudit } from '@/lib/people/audit/commands';
import { asProduct } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { isDemoMode } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { WriteContext } from '@/lib/platform/request/context';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { openPayouts, startRun } from './run';
import { tellOfPayout } from './tell';

type Held = { heldReason: string; heldById: string; heldAt: Date } | { heldReason: null; heldById: null; heldAt: null };

/** Only before the processor has it: throws 409 afterwards, 404 for one that is not there. */
async function change(
  tx: Transaction,
  viewer: Pick<Viewer, 'role'>,
  payoutId: string,
  data: Held,
): Promise<{ agencyId: string; reason: string | null }> {
  requireAdmin(viewer);
  return asProduct(tx, async () => {
    await tx.$queryRaw`SELECT id FROM payout WHERE id = ${payoutId} FOR UPDATE`;
    const payout = await tx.payout.findUnique({ where: { id: payoutId } });
    if (!payout) throw new AppError('notFound', { status: 404 });
    if (payout.status !== 'open') throw new AppError('payoutUnderWay', { status: 409 });
    await tx.payout.update({ where: { id: payoutId }, data });
    if (data.heldAt) await tellOfPayout(tx, payout, 'held', data.heldAt.toISOString());
    return { agencyId: payout.agencyId, reason: payout.heldReason };
  });
}

/** Rule 9.6: no run takes it until it is released; the agency reads the reason. */
export async function holdPayout(
  tx: Transaction,
  viewer: Pick<Viewer, 'id' | 'role' | 'isActing' | 'agency'>,
  payoutId: string,
  { reason }: { reason: string },
  context: Pick<WriteContext, 'requestId' | 'now'>,
): Promise<void> {
  const held = { heldReason: reason, heldById: viewer.id, heldAt: context.now() };
  const { agencyId, reason: before } = await change(tx, viewer, payoutId, held);
  await writeAudit(
    tx,
    { ...context, viewer },
    {
      ...{ action: 'payout.held', entity: 'payout', entityId: payoutId },
      ...{ before: { reason: before }, after: { agencyId, reason } },
    },
  );
}

export async function releasePayout(
  tx: Transaction,
  viewer: Viewer,
  payoutId: string,
  context: WriteContext,
): Promise<void> {
  const released = { heldReason: null, heldById: null, heldAt: null };
  const { agencyId, reason } = await change(tx, viewer, payoutId, released);
  await writeAudit(
    tx,
    { ...context, viewer },
    { action: 'payout.released', entity: 'payout', entityId: payoutId, before: { reason }, after: { agencyId } },
  );
}

/** "Run now" of a demonstration: the worker does the rest. One a day, asked as often as one likes. Throws 404 elsewhere. */
export async function runNow(tx: Transaction, viewer: Viewer, context: WriteContext) {
  requireAdmin(viewer);
  if (!isDemoMode) throw new AppError('notFound', { status: 404 });
  const at = context.now();
  return asProduct(tx, async () => {
    const run = await startRun(tx, { day: dayAt(at, OFFICE_TIME_ZONE), by: viewer.id, at });
    await openPayouts(tx, at);
    return run;
  });
}
