import 'server-only';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { PlainDate } from '@/lib/platform/dates';
import type { Viewer } from '@/lib/platform/viewer/types';
import { withValues } from '@/lib/platform/with-values';
import { Prisma } from '@/prisma/generated/client';
import { inReach, momentsIn, questionKinds } from '../conditions';

/** A question that ended without an answer. */
export type Lapsed = {
  leadId: string;
  endedAt: Date;
  houseName: string | null;
  agencyName: string | null;
  clientName: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
};

const MOST = 5;

/** The last ones of the leads a report counts as lapsed (rule 11.4), the latest first. */
export async function listLapsed(viewer: Viewer, from: PlainDate): Promise<Lapsed[]> {
  const now = await clock.now();
  return scoped(viewer, (tx) =>
    tx.$queryRaw<Lapsed[]>(
      withValues(Prisma.sql`
      SELECT l.id AS "leadId", q.ends_at AS "endedAt", coalesce(h.name, p.name) AS "houseName", a.name AS "agencyName",
        concat_ws(' ', l.client_first_name, l.client_last_name) AS "clientName",
        to_char(l.check_in, 'YYYY-MM-DD') AS "checkIn", to_char(l.check_out, 'YYYY-MM-DD') AS "checkOut"
      FROM lead_change q JOIN lead l ON l.id = q.lead_id
      LEFT JOIN hotel h ON h.id = l.hotel_id LEFT JOIN property p ON p.id = l.property_id
      LEFT JOIN agency a ON a.id = l.agency_id
      WHERE ${inReach(viewer)} AND q.kind IN ${questionKinds} AND ${momentsIn(Prisma.sql`q.asked_at`, { from })}
        AND (q.status = 'lapsed' OR (q.status = 'asked' AND q.ends_at <= ${now}))
      ORDER BY q.ends_at DESC, l.id LIMIT ${MOST}`),
    ),
  );
}
