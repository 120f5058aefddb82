import 'server-only';
import { writeAudit } from '@/lib/people/audit/commands';
import { enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { hashLinkToken } from '@/lib/platform/link-token';
import { enqueueMail } from '@/lib/platform/outbox/commands';
import type { WriteContext } from '@/lib/platform/request/context';
import { askOf, askSelect } from '../queries/cancellation';
import type { CancellationAskInput } from '../schema';

type Done = { done: true };
const DONE: Done = { done: true };

/**
 * The guest asks to cancel, having read what that costs today (rule 6.16): noted once, told to the office, which cancels, and
 * to the guest. Throws 404 for a link that leads nowhere, 409 where there is nothing left to cancel or it costs another amount
 * than was shown.
 */
export async function askToCancel(
  tx: Transaction,
  token: string,
  { fee: shown }: CancellationAskInput,
  context: WriteContext,
): Promise<Done> {
  await enterScope(tx, 'system');
  const tokenHash = hashLinkToken(token);
  // The lead's row is what every change of it waits for.
  await tx.$queryRaw`
    SELECT FROM lead WHERE id = (SELECT lead_id FROM consumer_booking WHERE token_hash = ${tokenHash}) FOR UPDATE`;
  const row = await tx.consumerBooking.findUnique({ where: { tokenHash }, select: { leadId: true, ...askSelect } });
  if (!row) throw new AppError('notFound', { status: 404 });
  const now = context.now();
  const { state, fee } = askOf(row, now);
  if (state === 'asked') return DONE;
  if (state === 'over') throw new AppError('bookingOver', { status: 409 });
  if ((fee && String(fee.amount)) !== shown) throw new AppError('cancellationFeeMoved', { status: 409 });
  const { leadId } = row;
  await tx.consumerBooking.update({
    where: { leadId },
    data: { cancellationAskedAt: now, cancellationFee: fee && BigInt(fee.amount) },
    select: { leadId: true },
  });
  const { brandId } = row.lead;
  for (const to of ['office', 'guest'] as const) {
    await enqueueMail(tx, `booking:${leadId}:cancellation:${to}`, { mail: 'cancellationAsked', leadId, to, brandId });
  }
  await writeAudit(
    tx,
    { viewer: null, requestId: context.requestId, now: context.now },
    { action: 'lead.changed', entity: 'lead', entityId: leadId, after: { by: 'guest', asked: 'cancellation' } },
  );
  return DONE;
}
