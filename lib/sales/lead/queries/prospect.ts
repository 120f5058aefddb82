import 'server-only';
import { scoped } from '@/lib/people/scope';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { extensionEnd, optionEndsAt } from '../rules/option';
import { factsOf, leadSelect } from './lead-row';

/** What a yes to an option, or to more time for it, would mean. */
export type OptionProspect = {
  /** Until when it would run; null: behind another one it holds nothing yet. */
  until: Date | null;
  /** Agencies that wait behind it, and would wait longer; in their order. */
  waiting: string[];
};

/**
 * In the product's scope: who waits behind, a supplier's views tell of its own leads only, and the terms on which the end
 * depends are the agency's. Nothing else of either is told.
 */
export function readProspect(leadId: string, now: Date): Promise<OptionProspect | null> {
  return scoped('system', async (tx) => {
    const row = await tx.lead.findUnique({ where: { id: leadId }, select: leadSelect });
    if (!row) return null;
    const lead = factsOf(row);
    const { hotelId, propertyId, optionRank, checkIn, checkOut } = lead;
    const isFirst = (optionRank ?? 1) === 1;
    const waiting = await tx.lead.findMany({
      where: {
        ...{ id: { not: leadId }, hotelId, propertyId, closedAt: null },
        status: { in: ['REQUESTED_OPTION', 'CONFIRMED_OPTION'] },
        optionRank: { gt: optionRank ?? 1 },
        checkIn: { lt: toDatabaseDay(checkOut) },
        checkOut: { gt: toDatabaseDay(checkIn) },
        ...(hotelId && { rooms: { some: { roomId: { in: lead.rooms.map(({ roomId }) => roomId) } } } }),
      },
      select: { agency: { select: { name: true } } },
      orderBy: [{ optionRank: 'asc' }, { createdAt: 'asc' }],
    });
    const until = lead.status === 'CONFIRMED_OPTION' ? extensionEnd(lead, now) : optionEndsAt({ ...lead, now });
    return { until: isFirst ? until : null, waiting: waiting.map(({ agency }) => agency.name) };
  });
}
