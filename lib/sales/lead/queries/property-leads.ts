import 'server-only';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import { leadsOf } from '@/lib/people/access/leads';
import { scoped } from '@/lib/people/scope';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { LeadStatus } from '@/prisma/generated/enums';

/** A lead of the viewer's own reach on a property, as its season marks it. */
export type PropertyLead = Period & {
  id: string;
  propertyId: string;
  status: LeadStatus;
  serviceLevel: string | null;
  optionRank: number | null;
  optionExpiresAt: Date | null;
  client: string;
};

const open = ['INTEREST', 'REQUESTED_OPTION', 'CONFIRMED_OPTION', 'REQUESTED_BOOKING', 'CONFIRMED_BOOKING'] as const;

/** Open leads of these properties as they are stored (`openAt`), those that say most of a period last. */
export async function listPropertyLeads(viewer: Viewer, propertyIds: readonly string[]): Promise<PropertyLead[]> {
  const rows = await scoped(viewer, (tx) =>
    tx.lead.findMany({
      where: { ...leadsOf(viewer), propertyId: { in: [...propertyIds] }, status: { in: [...open] }, closedAt: null },
      select: {
        id: true,
        propertyId: true,
        status: true,
        serviceLevel: true,
        optionRank: true,
        optionExpiresAt: true,
        clientLastName: true,
        checkIn: true,
        checkOut: true,
      },
      orderBy: { createdAt: 'asc' },
    }),
  );
  return rows
    .flatMap(({ propertyId, clientLastName, ...row }) =>
      propertyId === null
        ? []
        : [
            {
              ...row,
              propertyId,
              client: clientLastName,
              checkIn: fromDatabaseDay(row.checkIn),
              checkOut: fromDatabaseDay(row.checkOut),
            },
          ],
    )
    .sort((a, b) => open.indexOf(a.status as (typeof open)[number]) - open.indexOf(b.status as (typeof open)[number]));
}

/** Whether there is a lead of a property under this id for the viewer. */
export async function isPropertyLead(viewer: Viewer, leadId: string): Promise<boolean> {
  const where = { id: leadId, propertyId: { not: null }, ...leadsOf(viewer) };
  return (await scoped(viewer, (tx) => tx.lead.findFirst({ where, select: { id: true } }))) !== null;
}
