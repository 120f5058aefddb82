import 'server-only';
import { z } from 'zod';
import { type DoerRow, type Doers, doersOf, selectDoers } from '@/lib/people/doer/queries';
import type { Transaction } from '@/lib/platform/db';
import { money } from '@/lib/platform/money';
import type { Viewer } from '@/lib/platform/viewer/types';
import { DueKind, DueMethod, Prisma } from '@/prisma/generated/client';
import type { HistoryLine } from './history-line';

/** What was done with a lead beside its course: who works on it, the client's card, what is paid. */
const deedSchema = z.object({
  at: z.coerce.date(),
  deed: z.string(),
  byId: z.string().nullable(),
  /** Of a lead that was handed over. */
  fromId: z.string().nullable(),
  toId: z.string().nullable(),
  /** Of a card. */
  lastFour: z.string().nullable(),
  reason: z.string().nullable(),
  /** Of a payment or its link; minor units. */
  due: z.enum(DueKind).nullable(),
  method: z.enum(DueMethod).nullable(),
  amount: z.int().nullable(),
  currency: z.string().nullable(),
});
export type DeedRow = z.infer<typeof deedSchema>;

/**
 * The deeds of a lead, and whoever they and `ids` name, in one statement in the viewer's scope; of a lead that is not theirs there is
 * nothing. That a client looked at a link, or went to the checkout and left it, is told on the link's own page.
 */
export async function readDeeds(
  tx: Transaction,
  leadId: string,
  ids: readonly (string | null)[],
): Promise<{ deeds: DeedRow[]; doers: Doers }> {
  const others = [...new Set(ids.filter((id) => id !== null))];
  const people = selectDoers(Prisma.sql`ARRAY(SELECT id FROM asked)`);
  const [found] = await tx.$queryRaw<{ deeds: unknown; people: DoerRow[] }[]>`
    WITH deed AS MATERIALIZED (
      SELECT at, deed, by_id AS "byId", from_id AS "fromId", to_id AS "toId", last_four AS "lastFour", reason,
        NULL AS due, NULL AS method, NULL::bigint AS amount, NULL AS currency
      FROM lead_deeds(${leadId})
      UNION ALL
      SELECT e.at, 'due.' || e.kind, e.actor_id, NULL, NULL, NULL, NULL, d.kind::text, e.method::text, e.amount, d.currency
      FROM lead_due d JOIN due_event e ON e.due_id = d.id
      WHERE d.lead_id = ${leadId}
      UNION ALL
      SELECT e.at, 'link.' || e.kind, e.actor_id, NULL, NULL, NULL, NULL, d.kind::text, NULL, coalesce(e.amount, d.amount), d.currency
      FROM lead_due d JOIN payment_link l ON l.due_id = d.id JOIN payment_link_event e ON e.link_id = l.id
      WHERE d.lead_id = ${leadId} AND e.kind IN ('made', 'sent', 'revoked', 'surplus')
    ), asked AS MATERIALIZED (
      SELECT unnest(${others}::text[]) AS id
      UNION SELECT unnest(ARRAY["byId", "fromId", "toId"]) FROM deed
    )
    SELECT (SELECT coalesce(json_agg(d), '[]') FROM deed d) AS deeds,
      (SELECT coalesce(json_agg(p), '[]') FROM (${people}) p) AS people`;
  return { deeds: z.array(deedSchema).parse(found?.deeds ?? []), doers: doersOf(found?.people ?? []) };
}

/** Of an agency's people a link is made, a card kept and a lead handed over; the rest the house does, or the product itself. */
function byOf({ deed, byId }: DeedRow, isAdmin: boolean): HistoryLine['by'] {
  if (byId === null) return 'system';
  return !isAdmin && (deed === 'card.revealed' || deed.startsWith('due.')) ? 'supplier' : 'agent';
}

/** The same as lines of the lead's history. */
export function deedLines(
  rows: readonly DeedRow[],
  viewer: Viewer,
  { nameOf, isAdmin }: Doers,
  agencyName: string,
): HistoryLine[] {
  return rows.map((row) => {
    const { at, deed, byId, fromId, toId, lastFour, reason, due, method, amount, currency } = row;
    const isOfHouse = isAdmin(byId);
    return {
      ...{ at, key: deed, by: byOf(row, isOfHouse), actorName: nameOf(byId), isReader: byId === viewer.id, reason },
      ...(isOfHouse && { forAgency: agencyName }),
      ...(deed === 'handedOver' && { handed: { from: nameOf(fromId), to: nameOf(toId) } }),
      ...(lastFour !== null && { card: lastFour }),
      ...(due !== null &&
        amount !== null &&
        currency !== null && {
          paid: { kind: due, amount: money(amount, currency), method },
        }),
    };
  });
}
