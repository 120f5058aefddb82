import 'server-only';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { leadsOf } from '@/lib/people/access/leads';
import { asProduct, scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import { dueStateOf, standingEvent } from './rules';
import type { DueHold, DueKind, DueMethod, ShownDue } from './types';

const select = {
  ...{
    id: true,
    leadId: true,
    operatorId: true,
    kind: true,
    number: true,
    amount: true,
    cardFee: true,
    currency: true,
    until: true,
  },
  ...{ isAtHotel: true, hold: true, owedBy: true, status: true },
  events: { orderBy: { id: 'asc' } },
  lead: {
    select: {
      checkOut: true,
      hotel: { select: { city: { select: { countryId: true } } } },
      property: { select: { city: { select: { countryId: true } } } },
    },
  },
} satisfies Prisma.LeadDueSelect;

type Row = Prisma.LeadDueGetPayload<{ select: typeof select }>;

function shown({ lead, events, ...row }: Row, now: Date): ShownDue {
  const timeZone = timeZoneOf((lead.hotel ?? lead.property)?.city.countryId ?? '');
  const today = dayAt(now, timeZone);
  const paid = standingEvent(events, 'paid');
  const returned = standingEvent(events, 'returned');
  const due = { ...row, until: fromDatabaseDay(row.until), hold: row.hold as DueHold | null };
  const isByCard = paid?.method === 'card';
  return {
    ...due,
    timeZone,
    state: dueStateOf({ ...due, isByCard }, { today, checkOut: fromDatabaseDay(lead.checkOut) }),
    paid: paid && {
      id: String(paid.id),
      on: fromDatabaseDay(paid.onDay),
      method: paid.method as DueMethod,
      cardFee: paid.cardFee,
      reference: paid.reference,
    },
    returnedOn: returned && fromDatabaseDay(returned.onDay),
  };
}

/** In the order they are told: what is part of the price by its day, then the deposit, then what comes back. */
const places: Record<DueKind, number> = {
  ...{ prepayment: 0, instalment: 0, balance: 0, fullPayment: 0, cancellationFee: 1 },
  ...{ refund: 2, securityDeposit: 3 },
};
const inOrder = (a: ShownDue, b: ShownDue) =>
  places[a.kind] - places[b.kind] || (a.until < b.until ? -1 : a.until > b.until ? 1 : a.number - b.number);

async function read(tx: Transaction, where: Prisma.LeadDueWhereInput): Promise<ShownDue[]> {
  const now = await clock.now();
  const rows = await tx.leadDue.findMany({ where: { ...where, status: { not: 'ended' } }, select });
  return rows.map((row) => shown(row, now)).sort(inOrder);
}

/** Of leads a viewer may open, and of the bookings of their house. */
function reachOf(viewer: Viewer): Prisma.LeadDueWhereInput {
  const { role, isActing, hotelId, operatorId } = viewer;
  // A branch of OR that says nothing finds nothing.
  if (role === 'admin' && !isActing) return {};
  return {
    OR: [{ lead: leadsOf(viewer) }, ...(hotelId ? [{ hotelId }] : []), ...(operatorId ? [{ operatorId }] : [])],
  };
}

function byLead(dues: readonly ShownDue[]): Map<string, ShownDue[]> {
  const found = new Map<string, ShownDue[]>();
  for (const due of dues) found.set(due.leadId, [...(found.get(due.leadId) ?? []), due]);
  return found;
}

/** What of these leads the viewer may know, by lead. A house reads its dues, but of the lead only what its views tell. */
export async function listDues(viewer: Viewer, leadIds: readonly string[]): Promise<Map<string, ShownDue[]>> {
  const asked = { leadId: { in: [...leadIds] }, ...reachOf(viewer) };
  if (!viewer.hotelId && !viewer.operatorId) return byLead(await scoped(viewer, (tx) => read(tx, asked)));
  const ids = await scoped(viewer, (tx) => tx.leadDue.findMany({ where: asked, select: { id: true } }));
  const dues = ids.length > 0 ? await scoped('system', (tx) => read(tx, { id: { in: ids.map(({ id }) => id) } })) : [];
  return byLead(dues);
}

const booked: readonly string[] = ['CONFIRMED_BOOKING', 'CANCELLED_BOOKING'];

/** The same where only a booking is asked about: of any other lead nothing is read. */
export async function getDuesOfBooking(
  viewer: Viewer,
  lead: { _id: string; status: string } | null | undefined,
): Promise<ShownDue[]> {
  return lead && booked.includes(lead.status) ? getDues(viewer, lead._id) : [];
}

/** Empty: nothing was booked, or the lead is not theirs. */
export async function getDues(viewer: Viewer, leadId: string): Promise<ShownDue[]> {
  return (await listDues(viewer, [leadId])).get(leadId) ?? [];
}

/** One due as it stands within the transaction, where the viewer may know it; null: not theirs, ended, or unknown. */
export async function dueOf(tx: Transaction, viewer: Viewer, dueId: string): Promise<ShownDue | null> {
  const found = await tx.leadDue.findFirst({ where: { id: dueId, ...reachOf(viewer) }, select: { id: true } });
  return found && readDue(tx, dueId);
}

/** Dues by their ids, within work of the product itself. */
export async function readDues(tx: Transaction, ids: readonly string[]): Promise<Map<string, ShownDue>> {
  if (ids.length === 0) return new Map();
  return new Map((await read(tx, { id: { in: [...ids] } })).map((due) => [due.id, due]));
}

/** The same for nobody in particular: a client's link, the processor's event. */
export async function readDue(tx: Transaction, dueId: string): Promise<ShownDue | null> {
  return asProduct(tx, async () => (await read(tx, { id: dueId }))[0] ?? null);
}

/** All of a lead, within work of the product itself. */
export function readDuesOf(tx: Transaction, leadId: string): Promise<ShownDue[]> {
  return read(tx, { leadId });
}
