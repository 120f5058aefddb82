import 'server-only';
import { cache } from 'react';
import type { ManagedKind } from '@/lib/catalogue/manage/types';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { PlainDate } from '@/lib/platform/dates';
import { countOutbox, type OutboxCounts } from '@/lib/platform/outbox/queries';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { type LeadStatus, Prisma } from '@/prisma/generated/client';

const { sql } = Prisma;

const openStates: LeadStatus[] = ['INTEREST', 'REQUESTED_OPTION', 'CONFIRMED_OPTION', 'REQUESTED_BOOKING'];

export type Waiting = { agencies: number; destinations: number; outbox: OutboxCounts };

/** How much waits for an admin: agencies to verify, requests to answer, deliveries. */
export async function countWaiting(viewer: Viewer): Promise<Waiting> {
  requireAdmin(viewer);
  const { agencies = 0, destinations = 0 } = await countForRail(viewer);
  return { agencies, destinations, outbox: await countOutbox(viewer) };
}

export type RailFigures = Record<'agencies' | 'destinations' | 'outbox' | ManagedKind, number>;

/** What waits behind the entries of the admins' rail, in one statement: questions to answer, drafts to publish. Once per page. */
export const countForRail = cache(async (viewer: Viewer): Promise<Partial<RailFigures>> => {
  requireAdmin(viewer);
  const rows = await scoped(
    viewer,
    (tx) => tx.$queryRaw<{ name: keyof RailFigures; count: number }[]>`
      SELECT 'agencies' AS name, count(*)::int FROM agency WHERE verification = 'pending'
      UNION ALL SELECT 'destinations', count(*)::int FROM destination_request WHERE status = 'open'
      UNION ALL SELECT 'outbox', failed_deliveries()
      UNION ALL SELECT kind, count(*)::int FROM managed_version WHERE published_at IS NULL GROUP BY kind`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
});

/** What goes on with something that is retired, and how many of each; nothing of it is nothing said. */
export const keeperNames = [
  'offers',
  'requests',
  'bookings',
  'hotels',
  'rooms',
  'properties',
  'channels',
  'agreements',
  'agencies',
  'rates',
  'people',
] as const;
export type Keepers = Partial<Record<(typeof keeperNames)[number], number>>;

type Counted = Partial<Record<(typeof keeperNames)[number], Prisma.Sql>>;

/** Sent offers in force, open interests, options and requests, and bookings to come, of the leads `l` of which something is true. */
function ofLeads(isOf: Prisma.Sql, today: PlainDate): Counted {
  const open = sql`FROM lead l WHERE l.closed_at IS NULL AND ${isOf}`;
  return {
    offers: sql`FROM offer_version v WHERE v.sent_at IS NOT NULL AND v.valid_until >= ${today}::date
      AND NOT EXISTS (SELECT FROM offer_version n
        WHERE n.offer_id = v.offer_id AND n.number > v.number AND n.sent_at IS NOT NULL)
      AND EXISTS (SELECT FROM offer_alternative a JOIN lead l ON l.id = a.lead_id WHERE a.version_id = v.id AND ${isOf})`,
    requests: sql`${open} AND l.status::text = ANY (${openStates}) AND l.check_in >= ${today}::date`,
    bookings: sql`${open} AND l.status = 'CONFIRMED_BOOKING' AND l.check_out >= ${today}::date`,
  };
}

/** Five lists of names, told apart by the first part of an id. */
function ofFacility(id: string): Counted {
  const [list = '', ...rest] = id.split('~');
  const own = rest.join('~');
  const properties = (join: Prisma.Sql) => ({
    properties: sql`FROM property p JOIN ${join} ON i.property_id = p.id WHERE p.status = 'published'`,
  });
  const lists: Readonly<Record<string, Counted>> = {
    hotel: {
      hotels: sql`FROM hotel h JOIN hotel_facility i ON i.hotel_id = h.id
        WHERE i.facility_id = ${own} AND h.retired_at IS NULL`,
    },
    room: {
      rooms: sql`FROM room r JOIN room_facility i ON i.room_id = r.id
        WHERE i.facility_id = ${own} AND r.retired_at IS NULL`,
    },
    property: properties(sql`(SELECT property_id FROM property_facility WHERE facility_id = ${own}) i`),
    equipment: properties(sql`(SELECT property_id FROM property_equipment WHERE equipment_id = ${own}) i`),
    service: properties(sql`(SELECT property_id FROM property_service WHERE service_id = ${own}) i`),
  };
  return lists[list] ?? {};
}

const counting: Partial<Record<ManagedKind, (id: string, today: PlainDate) => Counted>> = {
  hotels: (id, today) => ofLeads(sql`l.hotel_id = ${id}`, today),
  properties: (id, today) => ofLeads(sql`l.property_id = ${id}`, today),
  rooms: (id, today) =>
    ofLeads(sql`EXISTS (SELECT FROM lead_room r WHERE r.lead_id = l.id AND r.room_id = ${id})`, today),
  operators: (id, today) => ({
    properties: sql`FROM property WHERE operator_id = ${id} AND status = 'published'`,
    channels: sql`FROM rental_channel WHERE operator_id = ${id} AND retired_at IS NULL`,
    agreements: sql`FROM operator_agreement WHERE operator_id = ${id} AND coalesce(valid_until, 'infinity') >= ${today}::date`,
    people: sql`FROM app_user WHERE operator_id = ${id}`,
  }),
  channels: (id) => ({
    properties: sql`FROM property p JOIN sales_information s ON s.property_id = p.id
      WHERE s.rental_channel_id = ${id} AND p.status = 'published'`,
  }),
  programmes: (id) => ({
    hotels: sql`FROM hotel_programme m JOIN hotel h ON h.id = m.hotel_id
      WHERE m.programme_id = ${id} AND h.retired_at IS NULL`,
    agencies: sql`FROM agency_programme WHERE programme_id = ${id} AND status <> 'rejected'`,
    rates: sql`FROM rate_plan p JOIN hotel h ON h.id = p.hotel_id WHERE p.programme_id = ${id} AND h.retired_at IS NULL`,
  }),
  facilities: ofFacility,
  places: (id) => ({
    hotels: sql`FROM hotel WHERE city_id = ${id} AND retired_at IS NULL`,
    properties: sql`FROM property WHERE city_id = ${id} AND status = 'published'`,
  }),
};

/** What keeps something when it is retired, for the question before, in one statement; null where nothing can. */
export async function countKeepers(viewer: Viewer, kind: ManagedKind, id: string): Promise<Keepers | null> {
  requireAdmin(viewer);
  const counted = Object.entries(counting[kind]?.(id, await clock.today()) ?? {});
  if (counted.length === 0) return null;
  const each = counted.map(([name, from]) => sql`SELECT ${name} AS name, count(*)::int AS count ${from}`);
  const rows = await scoped(
    viewer,
    (tx) => tx.$queryRaw<{ name: keyof Keepers; count: number }[]>`${Prisma.join(each, ' UNION ALL ')}`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
