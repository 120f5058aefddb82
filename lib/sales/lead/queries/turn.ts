import 'server-only';
import { scoped } from '@/lib/people/scope';

/** What changes of this lead wait for: those of its hotel or property (`lockTarget`). Null: there is no such lead. */
export async function turnOfLead({ leadId = '' }: Readonly<Record<string, string>>): Promise<string | null> {
  const lead = await scoped('system', (tx) =>
    tx.lead.findUnique({ where: { id: leadId }, select: { hotelId: true, propertyId: true } }),
  );
  return lead && (lead.hotelId ? `hotel ${lead.hotelId}` : `property ${lead.propertyId}`);
}
