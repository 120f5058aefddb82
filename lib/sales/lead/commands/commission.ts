import 'server-only';
import { z } from 'zod';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { postLead } from '@/lib/money/ledger/commands/post';
import type { LeadMoney } from '@/lib/money/ledger/types';
import { asProduct } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import type { Prisma } from '@/prisma/generated/client';
import { factsOf, leadSelect } from '../queries/lead-row';
import { commissionFacts } from '../rules/commission';
import { type LeadActor, type LeadEventType, STOREFRONT } from '../types';

const cancelledSchema = z.object({ fee: z.number().nullable() }).catch({ fee: null });

const moneySelect = {
  ...leadSelect,
  snapshotId: true,
  property: { select: { operatorId: true, ...leadSelect.property.select } },
} satisfies Prisma.LeadSelect;

type Row = Prisma.LeadGetPayload<{ select: typeof moneySelect }>;
type Event = { type: LeadEventType; by: LeadActor; at: Date; data: unknown };

/** Null: nobody earns anything on it. A guest's own booking is no agency's (rule 9.5). */
function moneyOf({ snapshotId, ...row }: Row, last: Event): LeadMoney | null {
  const lead = factsOf(row);
  const { id: leadId, agencyId, hotelId, currency } = lead;
  const operatorId = row.property?.operatorId;
  const supplier = hotelId !== null ? { hotelId } : operatorId ? { operatorId } : null;
  if (!supplier || agencyId === STOREFRONT) return null;
  const facts = commissionFacts(lead, { ...last, fee: cancelledSchema.parse(last.data).fee });
  return { leadId, agencyId, supplier, snapshotId, currency, ...facts };
}

const dayOf = (row: Row, at: Date) => dayAt(at, factsOf(row).timeZone);

/**
 * What happened to the lead, or changed its price, as the ledger posts it: in the same transaction, so that no lead says one
 * amount and the ledger another.
 */
export async function postCommission(
  tx: Transaction,
  leadId: string,
  cause: 'event' | 'change',
  now: Date,
): Promise<void> {
  await asProduct(tx, async () => {
    const { events, ...row } = await tx.lead.findUniqueOrThrow({
      where: { id: leadId },
      select: { ...moneySelect, events: { orderBy: { id: 'desc' }, take: 1 } },
    });
    const [last] = events;
    const money = last && moneyOf(row, last);
    if (!money) return;
    const causedBy = cause === 'event' ? { eventId: last.id } : { version: row.version };
    await postLead(tx, money, causedBy, { at: now, onDay: dayOf(row, now) });
  });
}

/** The same for a lead that is older than the ledger: what each of its events says, at the price it has now. */
export async function postHistory(tx: Transaction, leadId: string): Promise<void> {
  const { events, ...row } = await tx.lead.findUniqueOrThrow({
    where: { id: leadId },
    select: { ...moneySelect, events: { orderBy: { id: 'asc' } } },
  });
  for (const event of events) {
    const money = moneyOf({ ...row, closedAt: null }, event);
    if (money) await postLead(tx, money, { eventId: event.id }, { at: event.at, onDay: dayOf(row, event.at) });
  }
  const last = events.at(-1);
  const closed = row.closedAt && last && moneyOf(row, last);
  if (!row.closedAt || !closed) return;
  await postLead(tx, closed, { version: row.version }, { at: row.closedAt, onDay: dayOf(row, row.closedAt) });
}
