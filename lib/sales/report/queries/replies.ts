import 'server-only';
import { scoped } from '@/lib/people/scope';
import type { Viewer } from '@/lib/platform/viewer/types';
import { withValues } from '@/lib/platform/with-values';
import { Prisma } from '@/prisma/generated/client';
import { momentsIn, monthText, officeMonth } from '../conditions';
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
 * Of lines with `place`, `at` and `author`, null for the other side: when somebody of ours replied, and to what was `asked` when. Of
 * what one side says in a row only the first line counts.
 */
const repliesAmong = (lines: Prisma.Sql, by: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT author, asked, at FROM (
    SELECT author, at, lag(at) OVER turn AS asked FROM (
      SELECT said.*, coalesce(lag(author IS NULL) OVER turn, false) AS "isAfterTheirs" FROM (${lines}) said WINDOW turn AS (${by})
    ) followed WHERE (author IS NULL) <> "isAfterTheirs" WINDOW turn AS (${by})
  ) first WHERE author IS NOT NULL`;

/**
 * Replies of people of the agency to a hotel's message or a client's comment of the period: from the first that was not
 * replied to, to the first word of a colleague (rule 11.4). With the conversation or offer each stands in, which are gone through
 * one after the other: sorted together, a year's lines cost twice as much.
 */
export function repliesOf(viewer: Viewer, query: Pick<ReportQuery, 'from' | 'until'>): Prisma.Sql {
  const isAll = viewer.role === 'admin' && !viewer.isActing;
  const ofAgency = isAll ? Prisma.sql`true` : Prisma.sql`k.agency_id = ${viewer.agency?.id ?? ''}`;
  const messages = Prisma.sql`
    SELECT m.sequence AS place, m.created_at AS at, CASE WHEN m.author_kind = 'agent' THEN m.author_id END AS author
    FROM conversation_message m WHERE m.conversation_id = k.id AND m.author_kind <> 'system'`;
  const comments = Prisma.sql`
    SELECT m.alternative_id AS alternative, (extract(epoch FROM m.at) * 1000)::bigint * 2 + (m.user_id IS NOT NULL)::int AS place,
      m.at, m.user_id AS author
    FROM offer_comment m WHERE m.offer_id = k.id`;
  return Prisma.sql`
    SELECT * FROM (
      SELECT k.agency_id, k.id AS conversation_id, NULL::text AS offer_id, r.*
      FROM conversation k CROSS JOIN LATERAL (${repliesAmong(messages, Prisma.sql`ORDER BY place`)}) r WHERE ${ofAgency}
      UNION ALL
      SELECT k.agency_id, NULL, k.id, r.*
      FROM offer k CROSS JOIN LATERAL (
        ${repliesAmong(comments, Prisma.sql`PARTITION BY alternative ORDER BY place`)}
      ) r WHERE ${ofAgency}
    ) every_reply WHERE ${momentsIn(Prisma.sql`asked`, query)}`;
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
  const found = query.group === 'month' ? monthText(replyKey('month')) : replyKey(query.group);
  const ofRow = key === null ? Prisma.sql`true` : Prisma.sql`${found} = ${key}`;
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
      ORDER BY r.at - r.asked DESC, r.at, r.conversation_id, r.offer_id LIMIT ${MOST}`),
    ),
  );
}
