import { dayAt, instantAt } from '@/lib/catalogue/place/property-time';
import { notePaid, noteReturned } from '@/lib/money/dues/commands/settle';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, latest } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { postDuesHistory } from '@/lib/sales/lead/commands/dues';
import { factsOf, leadSelect } from '@/lib/sales/lead/queries/lead-row';
import type { Prisma } from '@/prisma/generated/client';
import { propertyLeadId } from './property-leads';

/** Nobody has paid for it, and its day has passed. */
export const OVERDUE_LEAD = propertyLeadId('balanceIn83');

/** Days after departure on which a deposit has gone back. */
const BACK_AFTER = 4;

const select = { ...leadSelect, payment: true } satisfies Prisma.LeadSelect;
type Row = Prisma.LeadGetPayload<{ select: typeof select }>;

/** Whoever notes transfers for the house. */
async function noterOf(tx: Transaction, { hotelId, propertyId }: Row): Promise<string | null> {
  const where = hotelId ? { role: 'admin' as const } : { operator: { properties: { some: { id: propertyId ?? '' } } } };
  return (await tx.user.findFirst({ where, orderBy: { id: 'asc' }, select: { id: true } }))?.id ?? null;
}

/** What was asked for by then came the day before it was due, by card where the lead is paid so. */
async function pay(tx: Transaction, row: Row, by: string | null, until: Date): Promise<void> {
  const { timeZone, checkOut } = factsOf(row);
  const day = dayAt(until, timeZone);
  const asked = { leadId: row.id, status: 'open', isAtHotel: false, until: { lt: toDatabaseDay(day) } } as const;
  const dues = await tx.leadDue.findMany({ where: asked, orderBy: [{ until: 'asc' }, { kind: 'asc' }] });
  const isByCard = row.payment !== null && JSON.stringify(row.payment).includes('"isPaidByCreditCard":true');
  for (const { id, kind, amount, cardFee, currency, createdAt, until: last } of dues) {
    const onDay = latest(dayAt(createdAt, timeZone), addDays(fromDatabaseDay(last), -1));
    const noted = { requestId: 'seed', at: instantAt(onDay, '16:20', timeZone) };
    const isCard = isByCard && kind !== 'refund';
    const money = { amount, currency, onDay };
    await (isCard
      ? notePaid(tx, id, { ...money, method: 'card', cardFee, reference: `demo-${id}` }, { ...noted, actorId: null })
      : notePaid(tx, id, { ...money, method: 'transfer', reference: row.reference }, { ...noted, actorId: by }));
    const back = addDays(checkOut, BACK_AFTER);
    if (kind !== 'securityDeposit' || isCard || back >= day) continue;
    const returned = { method: 'transfer', reference: row.reference, onDay: back } as const;
    await noteReturned(tx, id, returned, { ...noted, at: instantAt(back, '10:05', timeZone), actorId: by });
  }
}

/** What is to be paid for the bookings of the demonstration, and what of it has come by now. */
export async function createDues(tx: Transaction, now: Date): Promise<void> {
  const leads = await tx.lead.findMany({
    where: { events: { some: { type: 'confirmedBooking' } }, dues: { none: {} } },
    select,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  for (const row of leads) {
    const by = await noterOf(tx, row);
    const isPaid = row.id !== OVERDUE_LEAD;
    const came = async (until: Date) => {
      if (isPaid) await pay(tx, row, by, until);
    };
    await postDuesHistory(tx, row.id, came);
    await came(now);
  }
}
