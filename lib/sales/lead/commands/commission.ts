import 'server-only';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { postLead, postStep } from '@/lib/money/ledger/commands/post';
import { rewardStay } from '@/lib/money/ledger/commands/reward-stay';
import type { LeadMoney } from '@/lib/money/ledger/types';
import { asProduct } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import type { Prisma } from '@/prisma/generated/client';
import { factsOf, leadSelect } from '../queries/lead-row';
import { commissionFacts } from '../rules/commission';
import { cancelledSchema, keptStayAnswerSchema } from '../schema-stay';
import { type LeadActor, type LeadEventType, STOREFRONT } from '../types';

const moneySelect = {
  ...leadSelect,
  snapshotId: true,
  changes: { where: { kind: { in: ['stayAnswer', 'dispute'] }, status: 'accepted' }, orderBy: { askedAt: 'asc' } },
  property: { select: { operatorId: true, ...leadSelect.property.select } },
} satisfies Prisma.LeadSelect;

type Row = Prisma.LeadGetPayload<{ select: typeof moneySelect }>;
type Event = { type: LeadEventType; by: LeadActor; at: Date; data: unknown };

/** What stands of what was said of the stay; where a dispute was decided for the agency it is what was booked (rule 9.9). */
function saidOf(changes: Row['changes']): bigint[] | null {
  const answer = changes.findLast(({ kind }) => kind === 'stayAnswer');
  if (!answer || changes.some(({ kind }) => kind === 'dispute')) return null;
  return keptStayAnswerSchema.parse(answer.data).amounts.map(BigInt);
}

/** Null: nobody earns anything on it. A guest's own booking is no agency's (rule 9.5). */
function moneyOf({ snapshotId, changes, ...row }: Row, last: Event): LeadMoney | null {
  const lead = factsOf(row);
  const { id: leadId, agencyId, hotelId, currency } = lead;
  const operatorId = row.property?.operatorId;
  const supplier = hotelId !== null ? { hotelId } : operatorId ? { operatorId } : null;
  if (!supplier || agencyId === STOREFRONT) return null;
  const facts = commissionFacts(
    { ...lead, said: saidOf(changes) },
    { ...last, fee: cancelledSchema.parse(last.data).fee },
  );
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

/**
 * What was said or decided of a stay that is over: its commission becomes what it says, and is earned on this day instead of when
 * the clock would.
 */
export async function postStayAnswer(tx: Transaction, leadId: string, changeId: string, at: Date): Promise<void> {
  await asProduct(tx, async () => {
    const { events, ...row } = await tx.lead.findUniqueOrThrow({
      where: { id: leadId },
      select: { ...moneySelect, events: { orderBy: { id: 'desc' }, take: 1 } },
    });
    const [last] = events;
    const money = last && moneyOf(row, last);
    if (!money) return;
    const [by, on] = [{ changeId }, { at, onDay: dayOf(row, at) }];
    await postLead(tx, money, by, on);
    await postStep(tx, money, 'earned', { ...on, by });
    await rewardStay(tx, leadId, on);
  });
}

/** The same for a lead that is older than the ledger: what each of its events says, at the price it has now. */
export async function postHistory(tx: Transaction, leadId: string): Promise<void> {
  const { events, ...row } = await tx.lead.findUniqueOrThrow({
    where: { id: leadId },
    select: { ...moneySelect, events: { orderBy: { id: 'asc' } } },
  });
  for (const event of events) {
    const money = moneyOf({ ...row, closedAt: null, changes: [] }, event);
    if (money) await postLead(tx, money, { eventId: event.id }, { at: event.at, onDay: dayOf(row, event.at) });
  }
  const last = events.at(-1);
  const closed = row.closedAt && last && moneyOf({ ...row, changes: [] }, last);
  if (row.closedAt && closed) {
    await postLead(tx, closed, { version: row.version }, { at: row.closedAt, onDay: dayOf(row, row.closedAt) });
  }
  const answer = row.changes.find(({ kind }) => kind === 'stayAnswer');
  if (answer?.answeredAt) await postStayAnswer(tx, leadId, answer.id, answer.answeredAt);
}
