import 'server-only';
import { randomUUID } from 'node:crypto';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { payments } from '@/lib/platform/vendors/payments/payments';
import { type Hold, HoldRefused, type PaymentPort } from '@/lib/platform/vendors/payments/port';
import type { DepositHold } from '@/prisma/generated/client';
import { lockDues, notePaid, noteReturned, noteTakenBack } from '../dues/commands/settle';
import { isToBeHeld, isToBeReleased } from './rules';

/** The most of one turn. */
const MOST = 50;

const city = { select: { city: { select: { countryId: true } } } } as const;
const leadSelect = { status: true, checkIn: true, checkOut: true, hotel: city, property: city } as const;
type Place = { city: { countryId: string } } | null;
type Lead = { status: string; checkIn: Date; checkOut: Date; hotel: Place; property: Place };

const stayOf = ({ status, checkIn, checkOut }: Lead) => {
  return { status, checkIn: fromDatabaseDay(checkIn), checkOut: fromDatabaseDay(checkOut) };
};

function todayAt({ hotel, property }: Lead, now: Date): PlainDate {
  return dayAt(now, timeZoneOf((hotel ?? property)?.city.countryId ?? ''));
}

/** The payment whose card is asked: the client's last of that booking that stands. Null: none was by card. */
async function cardOf(tx: Transaction, leadId: string): Promise<string | null> {
  const paid = await tx.paymentCheckout.findFirst({
    where: { status: 'paid', paymentId: { not: null }, due: { leadId } },
    orderBy: [{ settledAt: 'desc' }, { id: 'asc' }],
    select: { paymentId: true },
  });
  return paid?.paymentId ?? null;
}

/** Writes down which deposits are to be blocked, before anybody is asked: once each, and never again after a refusal. */
async function askForHolds(now: Date): Promise<void> {
  const somewhere = addDays(dayAt(now, 'UTC'), 1);
  const due = await scoped('system', (tx) =>
    tx.leadDue.findMany({
      where: {
        ...{ kind: 'securityDeposit', hold: 'blocked', status: 'open', isAtHotel: false, owedBy: 'client' },
        holds: { none: { status: { in: ['asked', 'held', 'refused'] } } },
        lead: {
          status: 'CONFIRMED_BOOKING',
          checkIn: { lte: toDatabaseDay(addDays(somewhere, 14)) },
          checkOut: { gte: toDatabaseDay(addDays(somewhere, -2)) },
          dues: { some: { checkouts: { some: { status: 'paid' } } } },
        },
      },
      select: { id: true, leadId: true, amount: true, currency: true, lead: { select: leadSelect } },
      take: MOST,
    }),
  );
  for (const { id: dueId, leadId, amount, currency, lead } of due) {
    if (!isToBeHeld(stayOf(lead), todayAt(lead, now))) continue;
    await scoped('system', async (tx) => {
      await lockDues(tx, leadId);
      const paymentId = await cardOf(tx, leadId);
      const isOpen = (await tx.leadDue.count({ where: { id: dueId, status: 'open' } })) > 0;
      if (!paymentId || !isOpen) return;
      const data = { id: randomUUID(), dueId, paymentId, amount, currency, createdAt: now };
      await tx.depositHold.createMany({ data, skipDuplicates: true });
    });
  }
}

type Row = DepositHold & { due: { leadId: string; lead: Lead } };

const include = { due: { select: { leadId: true, lead: { select: leadSelect } } } } as const;

async function rowsIn(status: DepositHold['status']): Promise<Row[]> {
  return scoped('system', (tx) =>
    tx.depositHold.findMany({ where: { status }, include, orderBy: { createdAt: 'asc' }, take: MOST }),
  );
}

/** Whoever comes second finds that it is done. */
async function change(
  tx: Transaction,
  { id, status, due: { leadId } }: Row,
  data: Partial<Pick<DepositHold, 'status' | 'holdId' | 'refusal' | 'settledAt'>>,
): Promise<boolean> {
  await lockDues(tx, leadId);
  const { count } = await tx.depositHold.updateMany({ where: { id, status }, data });
  return count > 0;
}

const by = (row: Row, at: Date) => ({ actorId: null, requestId: `deposit:${row.id}`, at });

/** The card stands for the deposit, which is no money yet; a deposit that is open no longer lets it go at once. */
async function settleHeld(tx: Transaction, row: Row, hold: Hold, at: Date): Promise<boolean> {
  if (!(await change(tx, row, { status: 'held', holdId: hold.id }))) return true;
  const paid = { method: 'card' as const, amount: row.amount, currency: row.currency, reference: hold.id };
  return notePaid(tx, row.dueId, { ...paid, onDay: todayAt(row.due.lead, at) }, by(row, at));
}

async function holdOne(processor: PaymentPort, row: Row, now: Date): Promise<void> {
  const { id: reference, paymentId, amount, currency } = row;
  try {
    const hold = await processor.hold({ reference, paymentId, amount, currency });
    const counts = await scoped('system', (tx) => settleHeld(tx, row, hold, now));
    if (!counts) await releaseOne(processor, { ...row, status: 'held', holdId: hold.id }, now);
  } catch (error) {
    if (!(error instanceof HoldRefused)) throw error;
    const refused = { status: 'refused', refusal: error.code, settledAt: now } as const;
    await scoped('system', (tx) => change(tx, row, refused));
  }
}

/** Lets go of the card, or finds that the house has taken it or that it has lapsed; a deposit that lapsed is open again. */
async function releaseOne(processor: PaymentPort, row: Row, now: Date): Promise<void> {
  const { holdId, dueId } = row;
  if (holdId === null) return;
  const { state } = await processor.release(holdId);
  await scoped('system', async (tx) => {
    const status = state === 'taken' ? 'taken' : 'released';
    if (!(await change(tx, row, { status, settledAt: now })) || status === 'taken') return;
    const onDay = todayAt(row.due.lead, now);
    await noteReturned(tx, dueId, { method: 'card', reference: holdId, onDay }, by(row, now));
  });
}

/** Before departure: a bank lets go after its own time, and then the card is asked once more. */
async function followOne(processor: PaymentPort, row: Row, now: Date): Promise<void> {
  const { holdId, dueId } = row;
  const state = holdId === null ? 'held' : (await processor.findHold(holdId)).state;
  if (holdId === null || state === 'held') return;
  await scoped('system', async (tx) => {
    const status = state === 'taken' ? 'taken' : 'lapsed';
    if (!(await change(tx, row, { status, settledAt: now })) || status === 'taken') return;
    await noteTakenBack(tx, dueId, holdId, todayAt(row.due.lead, now), by(row, now));
  });
}

async function each(rows: readonly Row[], work: (row: Row) => Promise<void>): Promise<void> {
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      log.warn({ err: error, depositHoldId: row.id }, 'deposit not followed');
    }
  }
}

/**
 * Blocks the deposits whose time has come on the cards of clients who have paid by card, follows what is blocked, and lets go
 * after departure (rule 5.3). Any number of workers may run it: each step is asked for under its own name.
 */
export async function followDeposits(): Promise<void> {
  const processor = payments();
  if (!processor) return;
  const now = await clock.now();
  await each(await rowsIn('held'), (row) => {
    const isOver = isToBeReleased(stayOf(row.due.lead), todayAt(row.due.lead, now));
    return isOver ? releaseOne(processor, row, now) : followOne(processor, row, now);
  });
  await askForHolds(now);
  await each(await rowsIn('asked'), (row) => holdOne(processor, row, now));
}
