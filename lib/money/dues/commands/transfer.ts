import 'server-only';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { writeAudit } from '@/lib/people/audit/commands';
import type { AuditFacts } from '@/lib/people/audit/types';
import { asProduct } from '@/lib/people/scope';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { formatMoney, money, toMinor, toUnits } from '@/lib/platform/money';
import { enqueueCheckoutDeed } from '@/lib/platform/outbox/commands';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { dueOf, readDue } from '../queries';
import { mayNote } from '../rules';
import { type DepositReturn, type DueJson, type TransferInput, toDueJson } from '../schema';
import type { ShownDue } from '../types';
import { type NotedBy, notePaid, noteReturned, undoNoted } from './settle';

/** Which due, by the address of the call. */
export type DueAddress = { leadId: string; dueId: string };

/** Throws 404 for a due that whoever asks may not settle: foreign, unknown and ended ones are one answer. */
async function requireDue(tx: Transaction, viewer: Viewer, { leadId, dueId }: DueAddress): Promise<ShownDue> {
  const due = await dueOf(tx, viewer, dueId);
  if (!due || due.leadId !== leadId || !mayNote(viewer, due)) throw new AppError('notFound', { status: 404 });
  return due;
}

const byOf = (viewer: Viewer, { requestId, now }: WriteContext): NotedBy => ({
  actorId: viewer.id,
  requestId,
  at: now(),
});

/** A day that has not come at the place says nothing that happened. */
function requirePast(on: PlainDate, { timeZone }: ShownDue, now: Date): void {
  if (on > dayAt(now, timeZone)) throw new AppError('invalidInput', { status: 422, fields: { on: 'dueDayAhead' } });
}

async function audited(
  tx: Transaction,
  viewer: Viewer,
  due: ShownDue,
  noted: { noted: 'transfer' | 'undone' | 'givenBack' } & AuditFacts,
  context: WriteContext,
): Promise<DueJson> {
  const { id, leadId, kind, amount, currency } = due;
  const after = { due: kind, amountOfDue: toUnits(amount, currency), ...noted };
  await writeAudit(
    tx,
    { viewer, requestId: context.requestId, now: context.now },
    { action: 'lead.changed', entity: 'lead', entityId: leadId, after },
  );
  const now = await readDue(tx, id);
  if (!now) throw new Error('a due that was settled is not there');
  return toDueJson(now);
}

/**
 * What came by transfer, or of a refund went, as the operator or an admin says. The amount guards against the wrong line: a due
 * is paid whole. Throws 409 where it is not open any more.
 */
export async function noteTransfer(
  tx: Transaction,
  viewer: Viewer,
  address: DueAddress,
  { amount, on, reference }: TransferInput,
  context: WriteContext,
): Promise<DueJson> {
  const due = await requireDue(tx, viewer, address);
  requirePast(on, due, context.now());
  const { id, currency } = due;
  const typed = toMinor(amount, currency);
  if (typed !== due.amount) {
    const details = { amount: formatMoney(money(Number(due.amount), currency)) };
    throw new AppError('invalidInput', { status: 422, fields: { amount: 'dueAmountDiffers' }, details });
  }
  const came = { method: 'transfer', amount: typed, currency, reference: reference || null, onDay: on } as const;
  if (!(await notePaid(tx, id, came, byOf(viewer, context)))) throw new AppError('dueNotOpen', { status: 409 });
  return audited(tx, viewer, due, { noted: 'transfer', on, reference: reference || null }, context);
}

/** Takes back what was noted last of it. Throws 409 where that is no transfer, or something was counted from it. */
export async function undoTransfer(
  tx: Transaction,
  viewer: Viewer,
  address: DueAddress,
  context: WriteContext,
): Promise<DueJson> {
  const due = await requireDue(tx, viewer, address);
  const day = dayAt(context.now(), due.timeZone);
  if (!(await undoNoted(tx, due.id, day, byOf(viewer, context)))) throw new AppError('dueNotUndone', { status: 409 });
  return audited(tx, viewer, due, { noted: 'undone' }, context);
}

/** What a card has paid goes back to that card, by the worker. */
async function giveBackToCard(tx: Transaction, dueId: string): Promise<void> {
  await asProduct(tx, async () => {
    const paid = await tx.paymentCheckout.findFirst({ where: { dueId, status: 'paid' }, select: { id: true } });
    if (paid) await enqueueCheckoutDeed(tx, { checkoutId: paid.id, deed: 'giveBack' });
  });
}

/** A deposit that was paid goes back whole, the way it came. Throws 409 where there is none to give back. */
export async function returnDeposit(
  tx: Transaction,
  viewer: Viewer,
  address: DueAddress,
  { on, reference }: DepositReturn,
  context: WriteContext,
): Promise<DueJson> {
  const due = await requireDue(tx, viewer, address);
  requirePast(on, due, context.now());
  const method = due.paid?.method ?? 'transfer';
  const went = { method, reference: reference || null, onDay: on };
  if (!(await noteReturned(tx, due.id, went, byOf(viewer, context)))) throw new AppError('dueNotHeld', { status: 409 });
  if (method === 'card') await giveBackToCard(tx, due.id);
  return audited(tx, viewer, due, { noted: 'givenBack', on, reference: reference || null }, context);
}
