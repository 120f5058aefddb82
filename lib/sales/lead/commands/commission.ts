import 'server-only';
import { z } from 'zod';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { postLead } from '@/lib/money/ledger/commands/post';
import { asProduct } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { factsOf, leadSelect } from '../queries/lead-row';
import { commissionFacts } from '../rules/commission';
import { STOREFRONT } from '../types';

const cancelledSchema = z.object({ fee: z.number().nullable() }).catch({ fee: null });

/**
 * What happened to the lead, or changed its price, as the ledger posts it: in the same transaction, so that no lead says one
 * amount and the ledger another. A guest's booking earns nobody anything.
 */
export async function postCommission(
  tx: Transaction,
  leadId: string,
  cause: 'event' | 'change',
  now: Date,
): Promise<void> {
  await asProduct(tx, async () => {
    const { events, snapshotId, property, ...row } = await tx.lead.findUniqueOrThrow({
      where: { id: leadId },
      select: {
        ...leadSelect,
        snapshotId: true,
        property: { select: { operatorId: true, ...leadSelect.property.select } },
        events: { orderBy: { id: 'desc' }, take: 1 },
      },
    });
    const [last] = events;
    const lead = factsOf({ ...row, property });
    const operatorId = property?.operatorId;
    const supplier = lead.hotelId !== null ? { hotelId: lead.hotelId } : operatorId ? { operatorId } : null;
    if (!last || !supplier || lead.agencyId === STOREFRONT) return;
    const { agencyId, currency, version, timeZone } = lead;
    const facts = commissionFacts(lead, { ...last, fee: cancelledSchema.parse(last.data).fee });
    await postLead(
      tx,
      { leadId, agencyId, supplier, snapshotId, currency, ...facts },
      cause === 'event' ? { eventId: last.id } : { version },
      { at: now, onDay: dayAt(now, timeZone) },
    );
  });
}
