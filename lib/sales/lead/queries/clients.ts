import 'server-only';
import { erasedClient } from '@/lib/people/privacy/erased';
import { scoped } from '@/lib/people/scope';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { ClientJson, LastLeadJson } from '../schema';
import { cardMemberTypes } from '../types';

const SHORTEST = 3;
const MOST = 10;
const LEADS_OF_CLIENT = 5;

/** Nobody to enter anything for. */
const erased = erasedClient();

/** Clients of the viewer's own agency by the beginning of their names or their reference; none below three characters. */
export async function findClients(viewer: Viewer, fullText: string): Promise<ClientJson[]> {
  const words = fullText.split(/\s+/).filter(Boolean);
  const agencyId = viewer.agency?.id;
  if (!agencyId || fullText.length < SHORTEST) return [];
  const rows = await scoped(viewer, (tx) =>
    tx.client.findMany({
      where: {
        agencyId,
        NOT: erased,
        AND: words.map((word) => {
          const begins = { startsWith: word, mode: 'insensitive' as const };
          return { OR: [{ lastName: begins }, { firstName: begins }, { reference: begins }] };
        }),
      },
      include: { leads: { select: { reference: true }, orderBy: { createdAt: 'desc' }, take: LEADS_OF_CLIENT } },
      orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
      take: MOST,
    }),
  );
  return rows.map(({ id, reference, firstName, lastName, nationality, cardMemberType, leads }) => ({
    _id: id,
    reference,
    firstName,
    lastName,
    nationality,
    amexCardMember: cardMemberTypes.find((type) => type === cardMemberType) ?? null,
    leads,
  }));
}

/** The agency's newest leads, to take references from (rule 3.13). */
export async function listLastLeads(viewer: Viewer): Promise<LastLeadJson[]> {
  const agencyId = viewer.agency?.id;
  if (!agencyId) return [];
  const rows = await scoped(viewer, (tx) =>
    tx.lead.findMany({
      where: { agencyId, NOT: { client: erased } },
      select: { clientFirstName: true, clientLastName: true, reference: true, clientReference: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: MOST,
    }),
  );
  return rows.map(({ reference, ...row }) => ({ ...row, leadReference: reference }));
}
