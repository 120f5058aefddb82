import 'server-only';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { lockDues, writeDues } from '@/lib/money/dues/commands/settle';
import type { DueFacts } from '@/lib/money/dues/types';
import { asProduct, scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { addDays } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import type { Prisma } from '@/prisma/generated/client';
import { factsOf, leadSelect } from '../queries/lead-row';
import { cardFeeOfRow, cardSelect } from '../queries/told';
import { pricedLines } from '../rules/lead-terms';
import { cancelledSchema } from '../schema-stay';

const select = {
  ...leadSelect,
  ...cardSelect,
  snapshotId: true,
  property: { select: { operatorId: true, ...leadSelect.property.select } },
  events: true,
} satisfies Prisma.LeadSelect;

type Row = Omit<Prisma.LeadGetPayload<{ select: typeof select }>, 'events'>;
type Event = { type: string; by: string; data: unknown; at: Date };

/** Null: it is not booked, and was not; or a price is missing, so that nobody can say what is due. */
function dueFacts(row: Row, last: Event): DueFacts | null {
  const { paymentProfile, ...lead } = factsOf(row);
  const owedBy = paymentProfile === 'ClientPays' ? 'client' : 'agency';
  const shared = { currency: lead.currency, checkIn: lead.checkIn, owedBy } as const;
  if (last.type === 'confirmedBooking') {
    const lines = pricedLines(lead.terms, lead.currency);
    if (!lines) return null;
    const cardFee = lead.propertyId ? (cardFeeOfRow(row)?.fee ?? null) : null;
    const securityDeposit = lead.terms[0]?.terms.securityDeposit ?? null;
    return { ...shared, standing: 'booked', lines, cardFee, securityDeposit };
  }
  if (last.type !== 'cancelledBooking') return null;
  if (last.by === 'supplier') return { ...shared, standing: 'withdrawn' };
  return { ...shared, standing: 'cancelled', fee: BigInt(cancelledSchema.parse(last.data).fee ?? 0) };
}

async function writeAt(tx: Transaction, row: Row, last: Event, at: Date): Promise<void> {
  const facts = dueFacts(row, last);
  const operatorId = row.property?.operatorId;
  const supplier = row.hotelId !== null ? { hotelId: row.hotelId } : operatorId ? { operatorId } : null;
  if (!facts || !supplier) return;
  const { id: leadId, agencyId, snapshotId } = row;
  const onDay = dayAt(at, factsOf(row).timeZone);
  await writeDues(tx, { leadId, agencyId, supplier, snapshotId }, facts, { at, onDay });
}

/** What is to be paid for a booking that was confirmed, changed or cancelled just now; nothing of any other lead (rule 5.10). */
export async function postDues(tx: Transaction, leadId: string, at: Date): Promise<void> {
  await asProduct(tx, async () => {
    const { events, ...row } = await tx.lead.findUniqueOrThrow({
      where: { id: leadId },
      select: { ...select, events: { orderBy: { id: 'desc' }, take: 1 } },
    });
    const [last] = events;
    if (last) await writeAt(tx, row, last, at);
  });
}

/** Read at once; each is a transaction of its own. */
const BATCH = 200;

/**
 * Bookings from before dues were kept, whose stay is still ahead or under way (rule 5.10); what was paid for them is noted by
 * hand. Any number of workers may run it, again and again. Returns how many it was for.
 */
export async function postMissingDues(): Promise<number> {
  const from = toDatabaseDay(addDays(dayAt(await clock.now(), 'UTC'), -1));
  let posted = 0;
  let after = '';
  for (;;) {
    const leads = await scoped('system', (tx) =>
      tx.lead.findMany({
        where: { id: { gt: after }, checkOut: { gte: from }, ...withoutDues },
        select: { id: true },
        orderBy: { id: 'asc' },
        take: BATCH,
      }),
    );
    for (const { id } of leads) {
      try {
        if (await scoped('system', (tx) => postFirstDues(tx, id))) posted += 1;
      } catch (error) {
        log.error({ err: error, leadId: id }, 'dues not posted');
      }
    }
    after = leads.at(-1)?.id ?? '';
    if (leads.length < BATCH) return posted;
  }
}

const withoutDues = {
  events: { some: { type: 'confirmedBooking' } },
  dues: { none: {} },
} as const satisfies Prisma.LeadWhereInput;

/** Nothing where another worker, or what happened to the lead meanwhile, came first. */
async function postFirstDues(tx: Transaction, leadId: string): Promise<boolean> {
  await lockDues(tx, leadId);
  if (!(await tx.lead.findFirst({ where: { id: leadId, ...withoutDues }, select: { id: true } }))) return false;
  await postDuesHistory(tx, leadId, async () => {});
  return (await tx.leadDue.count({ where: { leadId } })) > 0;
}

/** The same for a lead that is older than its dues: what each of its events says, at the price it has now. `meanwhile`: what came until then. */
export async function postDuesHistory(
  tx: Transaction,
  leadId: string,
  meanwhile: (until: Date) => Promise<void>,
): Promise<void> {
  const { events, ...row } = await tx.lead.findUniqueOrThrow({
    where: { id: leadId },
    select: { ...select, events: { orderBy: { id: 'asc' } } },
  });
  for (const event of events) {
    await meanwhile(event.at);
    await writeAt(tx, row, event, event.at);
  }
}
