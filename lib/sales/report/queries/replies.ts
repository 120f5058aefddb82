import 'server-only';
import { scoped } from '@/lib/people/scope';
import type { Viewer } from '@/lib/platform/viewer/types';
import { withValues } from '@/lib/platform/with-values';
import { Prisma } from '@/prisma/generated/client';
import { momentsIn, officeMonth } from '../conditions';
import type { ReportQuery } from '../schema';
import type { ReportGroup } from '../types';

export const minutesFrom = (from: Prisma.Sql, to: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`extract(epoch FROM ${to} - ${from})::float8 / 60`;

/** What a reply of `repliesOf` is grouped by. */
export function replyKey(group: ReportGroup): Prisma.Sql {
  if (group === 'agency') return Prisma.sql`agency_id`;
  return group === 'colleague' ? Prisma.sql`author` : officeMonth(Prisma.sql`asked`);
}

/**
 * Replies of people of the agency to a hotel's message or a client's comment of the period: from the first that was not
 * replied to, to the first word of a colleague (rule 11.4). With the conversation or offer each stands in.
 */
export function repliesOf(viewer: Viewer, query: Pick<ReportQuery, 'from' | 'until'>): Prisma.Sql {
  const isAll = viewer.role === 'admin' && !viewer.isActing;
  const ofAgency = isAll ? Prisma.sql`true` : Prisma.sql`k.agency_id = ${viewer.agency?.id ?? ''}`;
  return Prisma.sql`
    WITH said AS (
      SELECT k.agency_id, m.conversation_id AS thread, k.id AS conversation_id, NULL::text AS offer_id,
        m.sequence::bigint AS place, m.created_at AS at, CASE WHEN m.author_kind = 'agent' THEN m.author_id END AS author
      FROM conversation k JOIN conversation_message m ON m.conversation_id = k.id
      WHERE ${ofAgency} AND m.author_kind <> 'system'
      UNION ALL
      SELECT k.agency_id, m.offer_id || ' ' || m.alternative_id, NULL, k.id,
        (extract(epoch FROM m.at) * 1000)::bigint * 2 + (m.user_id IS NOT NULL)::int, m.at, m.user_id
      FROM offer k JOIN offer_comment m ON m.offer_id = k.id WHERE ${ofAgency}
    ), begun AS (
      SELECT said.*, author IS NULL AND NOT coalesce(lag(author IS NULL) OVER turn, false) AS "isBegin",
        author IS NOT NULL AND coalesce(lag(author IS NULL) OVER turn, false) AS "isReply"
      FROM said WINDOW turn AS (PARTITION BY thread ORDER BY place)
    ), answered AS (
      SELECT begun.*, max(at) FILTER (WHERE "isBegin") OVER (PARTITION BY thread ORDER BY place) AS asked FROM begun
    )
    SELECT * FROM answered WHERE "isReply" AND ${momentsIn(Prisma.sql`asked`, query)}`;
}

export type Reply = {
  /** Where it stands: one of the two. */
  conversationId: string | null;
  offerId: string | null;
  /** The hotel, or the offer's title. */
  about: string;
  byName: string | null;
  agencyName: string;
  askedAt: Date;
  minutes: number;
};

const MOST = 200;

/** The replies that a figure of a report counts, the slowest first; `key`: of one row of it, null: of all together. */
export function listReplies(viewer: Viewer, query: ReportQuery, key: string | null): Promise<Reply[]> {
  const ofRow = key === null ? Prisma.sql`true` : Prisma.sql`${replyKey(query.group)} = ${key}`;
  return scoped(viewer, (tx) =>
    tx.$queryRaw<Reply[]>(
      withValues(Prisma.sql`
      SELECT r.conversation_id AS "conversationId", r.offer_id AS "offerId", r.asked AS "askedAt",
        coalesce(h.name, nullif((SELECT v.title FROM offer_version v WHERE v.offer_id = r.offer_id
          ORDER BY v.number DESC LIMIT 1), ''), o.reference) AS about,
        nullif(concat_ws(' ', u.first_name, u.last_name), '') AS "byName", a.name AS "agencyName",
        round(${minutesFrom(Prisma.sql`r.asked`, Prisma.sql`r.at`)})::int AS minutes
      FROM (SELECT * FROM (${repliesOf(viewer, query)}) x WHERE ${ofRow}) r
      JOIN agency a ON a.id = r.agency_id LEFT JOIN app_user u ON u.id = r.author
      LEFT JOIN conversation c ON c.id = r.conversation_id LEFT JOIN hotel h ON h.id = c.hotel_id
      LEFT JOIN offer o ON o.id = r.offer_id
      ORDER BY r.at - r.asked DESC, r.at, r.thread LIMIT ${MOST}`),
    ),
  );
}
