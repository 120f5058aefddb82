import 'server-only';
import { cache } from 'react';
import { leadsOfSql } from '@/lib/people/access/leads';
import { isErasedClient } from '@/lib/people/privacy/erased';
import { scoped } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { conversationsOfSql } from '@/lib/sales/conversation/scope';
import { offersInReach } from '@/lib/sales/offer/scope';
import { Prisma } from '@/prisma/generated/client';
import type { ClientConsent, ClientConversation, ClientDetail, ClientLine } from './types';

/** More than these are looked for by name. */
const MOST_CLIENTS = 100;

/** Clients of whom the viewer may open a lead, whoever was entered for last first; before a client's eyes nobody. */
export async function listClients(viewer: Viewer, search = ''): Promise<ClientLine[]> {
  const { agency, isClientSafe } = viewer;
  if (!agency || isClientSafe) return [];
  const words = search.split(/\s+/).filter(Boolean).slice(0, 6);
  const named = words.map(
    (word) =>
      Prisma.sql`AND position(lower(${word}) IN lower(concat_ws(' ', k.first_name, k.last_name, k.reference))) > 0`,
  );
  return scoped(
    viewer,
    (tx) => tx.$queryRaw<ClientLine[]>`
      SELECT k.id AS "_id", concat_ws(' ', k.first_name, k.last_name) AS name, k.reference,
        count(l.id)::int AS leads, max(l.check_in)::text AS "lastArrival"
      FROM client k JOIN lead l ON l.client_id = k.id AND ${leadsOfSql(viewer)}
      WHERE k.agency_id = ${agency.id} ${named.length > 0 ? Prisma.join(named, ' ') : Prisma.empty}
      GROUP BY k.id ORDER BY max(l.created_at) DESC, k.id LIMIT ${MOST_CLIENTS}`,
  );
}

type Named = { id: string; firstName: string; lastName: string };

/** Conversations in which a lead of the client's is talked about, or an enquiry in their name. */
function conversationsAbout(tx: Transaction, viewer: Viewer, { id, firstName, lastName }: Named) {
  return tx.$queryRaw<ClientConversation[]>`
    SELECT c.id AS "_id", h.name AS hotel, count(*)::int AS messages, max(m.created_at) AS "lastAt"
    FROM conversation c JOIN hotel h ON h.id = c.hotel_id JOIN conversation_message m ON m.conversation_id = c.id
    WHERE ${conversationsOfSql(viewer, 'agency')} AND c.agency_id = ${viewer.agency?.id ?? ''}
      AND (m.lead_id IN (SELECT l.id FROM lead l WHERE l.client_id = ${id})
        OR (m.lead_id IS NULL AND m.client_first_name = ${firstName} AND m.client_last_name = ${lastName}))
    GROUP BY c.id, h.name ORDER BY "lastAt" DESC, c.id`;
}

type OfferedRow = Omit<ClientConsent, 'at'> & { email: string | null; at: Date | null };

/** Offers of the client's leads in the client's name: where they went, and what was agreed to, the latest first. */
async function offeredTo(tx: Transaction, viewer: Viewer, { id, firstName, lastName }: Named) {
  const rows = await tx.$queryRaw<OfferedRow[]>`
    SELECT o.id AS "offerId", lower(o.client_email) AS email, v.number, v.title AS about, v.approved_at AS at, v.approved_by AS by
    FROM offer o JOIN offer_version v ON v.offer_id = o.id
    WHERE ${offersInReach(viewer)} AND EXISTS (SELECT FROM offer_version w
      JOIN offer_alternative a ON a.version_id = w.id JOIN lead l ON l.id = a.lead_id
      WHERE w.offer_id = o.id AND l.client_id = ${id})
      AND lower(o.client_first_name) = lower(${firstName}) AND lower(o.client_last_name) = lower(${lastName})
    ORDER BY v.approved_at DESC, o.id, v.number`;
  const consents: ClientConsent[] = rows.flatMap(({ email: _, at, ...row }) => (at ? { ...row, at } : []));
  const emails = [...new Set(rows.flatMap(({ email }) => email ?? []))].sort();
  return { consents, emails };
}

/**
 * A client of the viewer's own agency with what the viewer may open of them; null for another's. Their leads and offers are
 * listed by their own queries. Read once for a page.
 */
export const getClient = cache((viewer: Viewer, clientId: string): Promise<ClientDetail | null> => {
  const { agency, isClientSafe } = viewer;
  return scoped(viewer, async (tx) => {
    const row = agency && (await tx.client.findFirst({ where: { id: clientId, agencyId: agency.id } }));
    if (!row) return null;
    const { consents, emails } = await offeredTo(tx, viewer, row);
    const { id, firstName, lastName, reference, nationality, cardMemberType, createdAt } = row;
    return {
      _id: id,
      name: `${firstName} ${lastName}`.trim(),
      ...{ firstName, lastName },
      ...{ nationality, cardMemberType, createdAt },
      conversations: await conversationsAbout(tx, viewer, row),
      consents,
      ...(!isClientSafe && { emails, ...(!isErasedClient(row) && { reference }) }),
    };
  });
});
