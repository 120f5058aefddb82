import 'server-only';
import { asProduct } from '@/lib/people/scope';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import type { DueEvent, LeadDue } from '@/prisma/generated/client';
import { isSameDue, standingEvent, wantedDues } from '../rules';
import type { DueFacts, DueHold, DueMethod, DueSubject, WantedDue } from '../types';

/** One after the other for each lead: what is still wanted follows from what came before. */
export async function lockDues(tx: Transaction, leadId: string): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`dues of ${leadId}`}, 0))::text`;
}

type Row = LeadDue & { events: DueEvent[] };

function wantedOf({ kind, amount, cardFee, currency, until, isAtHotel, hold, owedBy }: Row): WantedDue {
  const of = { kind, amount, cardFee, currency, isAtHotel, owedBy };
  return { ...of, until: fromDatabaseDay(until), hold: hold as DueHold | null };
}

/**
 * Brings the dues of a lead to what its booking says, in the transaction of what happened to it: what is open and no longer
 * wanted ends, what is wanted and not there is written, what was paid stays and counts (rule 5.10).
 */
export async function writeDues(
  tx: Transaction,
  { leadId, agencyId, supplier, snapshotId }: DueSubject,
  facts: DueFacts,
  { at, onDay }: { at: Date; onDay: PlainDate },
): Promise<void> {
  await asProduct(tx, async () => {
    await lockDues(tx, leadId);
    const rows = await tx.leadDue.findMany({
      where: { leadId },
      include: { events: { orderBy: { id: 'asc' } } },
      orderBy: { number: 'asc' },
    });
    const known = rows.map((row) => ({ ...row, paidFee: standingEvent(row.events, 'paid')?.cardFee ?? 0n }));
    const missing = wantedDues(facts, known, onDay);
    const ended = rows.filter((row) => {
      if (row.status !== 'open') return false;
      const index = missing.findIndex((one) => isSameDue(one, wantedOf(row)));
      if (index >= 0) missing.splice(index, 1);
      return index < 0;
    });
    await tx.leadDue.updateMany({
      where: { id: { in: ended.map(({ id }) => id) } },
      data: { status: 'ended', endedAt: at },
    });
    const numbers = new Map<string, number>(rows.map(({ kind, number }) => [kind, number]));
    const data = missing.map(({ until, ...due }) => {
      const number = (numbers.get(due.kind) ?? 0) + 1;
      numbers.set(due.kind, number);
      return {
        ...{ leadId, agencyId, snapshotId, number, createdAt: at },
        ...supplier,
        ...due,
        until: toDatabaseDay(until),
      };
    });
    await tx.leadDue.createMany({ data });
  });
}

export type Noted = {
  method: DueMethod;
  /** Minor units, without the card fee: the due's own amount, and nothing else. */
  amount: bigint;
  currency: string;
  cardFee?: bigint;
  /** Of the transfer, or the processor's name of the checkout. */
  reference: string | null;
  onDay: PlainDate;
};

/** Who says so; the actor is null where the processor does. */
export type NotedBy = { actorId: string | null; requestId: string; at: Date };

/** The due of now, and nobody else at it until the transaction ends. */
async function lockDue(tx: Transaction, dueId: string): Promise<Row | null> {
  const found = await tx.leadDue.findUnique({ where: { id: dueId }, select: { leadId: true } });
  if (!found) return null;
  await lockDues(tx, found.leadId);
  return tx.leadDue.findUnique({ where: { id: dueId }, include: { events: { orderBy: { id: 'asc' } } } });
}

/**
 * Settles a due in the caller's transaction, exactly once: false where it is not open any more, or another amount was paid;
 * then nothing was written, and what came is the caller's to send back.
 */
export async function notePaid(tx: Transaction, dueId: string, paid: Noted, by: NotedBy): Promise<boolean> {
  return asProduct(tx, async () => {
    const due = await lockDue(tx, dueId);
    if (due?.status !== 'open' || due.amount !== paid.amount || due.currency !== paid.currency) return false;
    const { method, amount, cardFee = 0n, reference, onDay } = paid;
    await tx.leadDue.update({ where: { id: dueId }, data: { status: 'paid' } });
    await tx.dueEvent.create({
      data: { ...{ dueId, kind: 'paid', method, amount, cardFee, reference }, onDay: toDatabaseDay(onDay), ...by },
    });
    return true;
  });
}

/** A security deposit is given back whole. False: it was not there to be given back. */
export async function noteReturned(
  tx: Transaction,
  dueId: string,
  { method, reference, onDay }: Pick<Noted, 'method' | 'reference' | 'onDay'>,
  by: NotedBy,
): Promise<boolean> {
  return asProduct(tx, async () => {
    const due = await lockDue(tx, dueId);
    if (due?.status !== 'paid' || due.kind !== 'securityDeposit') return false;
    await tx.leadDue.update({ where: { id: dueId }, data: { status: 'returned' } });
    await tx.dueEvent.create({
      data: {
        ...{ dueId, kind: 'returned', method, amount: due.amount, reference },
        onDay: toDatabaseDay(onDay),
        ...by,
      },
    });
    return true;
  });
}

/**
 * Takes back what was noted last, by an event of its own. Only transfers: what the processor says of a card is no mistake of
 * anybody's here. False: there is nothing to undo, or a refund or a fee has been counted from it.
 */
export async function undoNoted(tx: Transaction, dueId: string, onDay: PlainDate, by: NotedBy): Promise<boolean> {
  return asProduct(tx, async () => {
    const due = await lockDue(tx, dueId);
    const last = due && (standingEvent(due.events, 'returned') ?? standingEvent(due.events, 'paid'));
    if (!due || last?.method !== 'transfer') return false;
    if (last.kind === 'paid' && due.kind !== 'securityDeposit' && (await isCounted(tx, due))) return false;
    await tx.leadDue.update({ where: { id: dueId }, data: { status: last.kind === 'paid' ? 'open' : 'paid' } });
    await tx.dueEvent.create({
      data: {
        ...{ dueId, kind: 'undone', amount: last.amount, undoesId: last.id },
        onDay: toDatabaseDay(onDay),
        ...by,
      },
    });
    return true;
  });
}

/**
 * What a card has paid is no longer with the processor: the due is open again. False: it was not paid by that checkout, or a
 * refund or a fee has been counted from it, which what went back is then part of.
 */
export async function noteTakenBack(
  tx: Transaction,
  dueId: string,
  reference: string,
  onDay: PlainDate,
  by: NotedBy,
): Promise<boolean> {
  return asProduct(tx, async () => {
    const due = await lockDue(tx, dueId);
    const paid = due && standingEvent(due.events, 'paid');
    if (due?.status !== 'paid' || paid?.reference !== reference || (await isCounted(tx, due))) return false;
    await tx.leadDue.update({ where: { id: dueId }, data: { status: 'open' } });
    const undone = { dueId, kind: 'undone', amount: paid.amount, undoesId: paid.id } as const;
    await tx.dueEvent.create({ data: { ...undone, onDay: toDatabaseDay(onDay), ...by } });
    return true;
  });
}

/** Another due of the lead was written after it with its payment taken off. */
async function isCounted(tx: Transaction, { id, leadId, kind }: Row): Promise<boolean> {
  if (kind === 'refund') return false;
  const count = await tx.leadDue.count({
    where: { leadId, id: { not: id }, kind: { in: ['refund', 'cancellationFee'] }, status: { not: 'ended' } },
  });
  return count > 0;
}
