import 'server-only';
import { cache } from 'react';
import { dayAt, instantAt } from '@/lib/catalogue/place/property-time';
import { belongsToAgency } from '@/lib/people/access/agency';
import { judgeCall } from '@/lib/people/access/rules';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Viewer } from '@/lib/platform/viewer/types';
import { unreadMessages } from '@/lib/sales/conversation/scope';
import { openStepOf } from '@/lib/sales/offer/rules/next-step';
import { isPageOpen, waitsForAgent } from '@/lib/sales/offer/rules/state';
import { offersInReach } from '@/lib/sales/offer/scope';
import { openDeadlines } from '@/lib/today/deadline/queries/list';
import { scopesOf } from '@/lib/today/deadline/rules/list';
import { Prisma } from '@/prisma/generated/client';
import type { LeadStatus } from '@/prisma/generated/enums';

/** What waits for somebody, by the page of the menu that shows it. */
export type Waiting = {
  /** What is due before midnight, in the first of their lists. */
  today: number;
  offers: number;
  conversations: number;
  deskConversations: number;
  /** Hotel → messages of its conversation. */
  ofHotels: Readonly<Record<string, number>>;
};

/** More offers than these wait for nobody. */
const MOST_OFFERS = 300;

type Chosen = {
  checkIn: PlainDate;
  lead: { status: LeadStatus; optionExpiresAt: string | null; isClosed: boolean } | null;
};
type OfferFacts = { isDraft: boolean; owes: boolean; checkOuts: PlainDate[]; chosen: Chosen | null };

/**
 * Of every offer that was written to or approved what `waitsForAgent` asks: of the version its client sees, else the draft,
 * the journeys, the one that was chosen and how far its lead is; and whether some alternative's last word is the client's.
 */
const offerFacts = (viewer: Viewer): Prisma.Sql => Prisma.sql`
  (SELECT coalesce(json_agg(facts), '[]') FROM (
    SELECT v.sent_at IS NULL AND v.approved_at IS NULL AS "isDraft",
      EXISTS (SELECT 1 FROM (
        SELECT DISTINCT ON (c.alternative_id) c.user_id FROM offer_comment c
        WHERE c.offer_id = o.id ORDER BY c.alternative_id, c.at DESC, c.user_id IS NULL
      ) last WHERE last.user_id IS NULL) AS owes,
      (SELECT coalesce(json_agg(a.content->>'checkOut'), '[]') FROM offer_alternative a WHERE a.version_id = v.id)
        AS "checkOuts",
      (SELECT json_build_object('checkIn', a.content->>'checkIn', 'lead', CASE WHEN l.id IS NOT NULL THEN
          json_build_object('status', l.status, 'optionExpiresAt', l.option_expires_at,
            'isClosed', l.closed_at IS NOT NULL) END)
        FROM offer_alternative a LEFT JOIN lead l ON l.id = a.lead_id
        WHERE v.approved_at IS NOT NULL AND a.version_id = v.id AND a.position = v.approved_position) AS chosen
    FROM offer o
    CROSS JOIN LATERAL (
      SELECT * FROM (SELECT * FROM offer_version WHERE offer_id = o.id ORDER BY number DESC LIMIT 2) newest
      ORDER BY sent_at IS NULL, number DESC LIMIT 1
    ) v
    WHERE ${offersInReach(viewer)} AND (
      EXISTS (SELECT 1 FROM offer_comment c WHERE c.offer_id = o.id AND c.user_id IS NULL)
      OR EXISTS (SELECT 1 FROM offer_version w WHERE w.offer_id = o.id AND w.approved_at IS NOT NULL))
    ORDER BY o.updated_at DESC, o.id LIMIT ${MOST_OFFERS}
  ) facts)`;

const unreadOfDesk = (viewer: Viewer): Prisma.Sql =>
  Prisma.sql`(SELECT count(*)::int FROM ${unreadMessages(viewer, 'hotel')})`;

/** What nobody has shown the viewer of their agency's conversations, hotel by hotel. */
const unreadOfHotels = (viewer: Viewer): Prisma.Sql => Prisma.sql`(
  SELECT coalesce(json_object_agg(hotel_id, messages), '{}') FROM (
    SELECT c.hotel_id, count(*)::int AS messages FROM ${unreadMessages(viewer, 'agency')} GROUP BY c.hotel_id
  ) of_hotels)`;

/** Due before midnight, and not put off. */
function dueToday(viewer: Viewer, now: Date): Prisma.Sql {
  const [scope] = scopesOf(viewer);
  if (!scope) return Prisma.sql`0`;
  const midnight = instantAt(addDays(dayAt(now, OFFICE_TIME_ZONE), 1), '00:00', OFFICE_TIME_ZONE);
  return Prisma.sql`(SELECT count(*)::int FROM (${openDeadlines(viewer, scope, false, now)}) open
    WHERE until <= ${midnight} AND (back IS NULL OR back <= ${now}))`;
}

type Row = { today: number; offers: OfferFacts[]; ofHotels: Record<string, number>; deskConversations: number };

/** Everything the menu counts, in one statement and once a page: it stands on all of them. */
export const readWaiting = cache(async (viewer: Viewer): Promise<Waiting> => {
  const hasOffers = viewer.agency !== null && judgeCall(viewer, 'hotels') === 'allowed';
  const [isAgent, isContact] = [belongsToAgency(viewer), Boolean(viewer.hotelId)];
  // An operator's person reads no more than the desk itself reads: their list says how much of it is due.
  if (!hasOffers && !isAgent && !isContact && viewer.role !== 'admin') {
    return { today: 0, offers: 0, conversations: 0, deskConversations: 0, ofHotels: {} };
  }
  const time = await clock.business();
  const [row] = await scoped(
    viewer,
    (tx) => tx.$queryRaw<Row[]>`
      SELECT ${dueToday(viewer, time.now())} AS today, ${hasOffers ? offerFacts(viewer) : Prisma.sql`'[]'::json`} AS offers,
        ${isAgent ? unreadOfHotels(viewer) : Prisma.sql`'{}'::json`} AS "ofHotels",
        ${isContact ? unreadOfDesk(viewer) : Prisma.sql`0`} AS "deskConversations"`,
  );
  return {
    today: row?.today ?? 0,
    offers: row && row.offers.length > 0 ? waitingOf(row.offers, time) : 0,
    conversations: Object.values(row?.ofHotels ?? {}).reduce((sum, one) => sum + one, 0),
    deskConversations: row?.deskConversations ?? 0,
    ofHotels: row?.ofHotels ?? {},
  };
});

function waitingOf(offers: readonly OfferFacts[], time: { today: () => PlainDate; now: () => Date }): number {
  const [today, now] = [time.today(), time.now()];
  const stepOf = ({ checkIn, lead }: Chosen) => {
    if (!lead) return null;
    const optionExpiresAt = lead.optionExpiresAt === null ? null : new Date(lead.optionExpiresAt);
    return openStepOf({ ...lead, optionExpiresAt }, checkIn, { today, now });
  };
  return offers.filter(({ chosen, checkOuts, ...facts }) =>
    waitsForAgent({ ...facts, step: chosen && stepOf(chosen), isOver: !isPageOpen(checkOuts, today) }),
  ).length;
}
