import 'server-only';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { activeHoldsSql } from '@/lib/rates/hold/active';
import { Prisma } from '@/prisma/generated/client';
import type { CardMemberType, LeadStatus, PaymentProfile } from '../types';

/** A request as the views of whoever answers hold it; `rooms`, `events` and `changes` are read by the caller. */
export type RequestRow = {
  id: string;
  version: number;
  status: LeadStatus;
  isOfProperty: boolean;
  /** Of the hotel or property. */
  hotelName: string;
  countryId: string;
  agencyName: string;
  agentName: string;
  clientName: string;
  adults: number;
  childrenAges: number[];
  checkIn: PlainDate;
  checkOut: PlainDate;
  currency: string;
  priceTotal: bigint | null;
  optionRank: number | null;
  optionExpiresAt: Date | null;
  answerDueAt: Date | null;
  createdAt: Date;
  closedAt: Date | null;
  message: string | null;
  nationality: string | null;
  cardMemberType: CardMemberType | null;
  /** Of a hotel. */
  loyaltyNumber: string | null;
  paymentProfile: PaymentProfile;
  guests: unknown;
  /** Of a property. */
  payment: unknown;
  rooms: unknown;
  /** Where a guest booked by themselves. */
  guest: unknown;
  events: unknown;
  changes: unknown;
};

/** Of a lead in the view of either, which is called `l`. */
const leadColumns = Prisma.sql`l.agency_name AS "agencyName", l.agent_name AS "agentName",
  concat_ws(' ', l.client_first_name, l.client_last_name) AS "clientName", l.adults, l.children_ages AS "childrenAges",
  to_char(l.check_in, 'YYYY-MM-DD') AS "checkIn", to_char(l.check_out, 'YYYY-MM-DD') AS "checkOut", l.currency,
  l.price_total AS "priceTotal", l.option_rank AS "optionRank", l.option_expires_at AS "optionExpiresAt",
  l.answer_due_at AS "answerDueAt", l.created_at AS "createdAt", l.closed_at AS "closedAt", l.message,
  l.nationality, l.card_member_type::text AS "cardMemberType", l.payment_profile::text AS "paymentProfile", l.guests`;

/** What happened to the lead and what was asked of it, from the views of a hotel or of an operator. */
function historyIn(views: 'hotel' | 'operator'): Prisma.Sql {
  return Prisma.sql`
      (SELECT coalesce(json_agg(json_build_object('type', e.type, 'at', e.at, 'by', e.by, 'reason', e.reason)), '[]')
        FROM ${Prisma.raw(`${views}_lead_event`)} e WHERE e.lead_id = l.id) AS events,
      (SELECT coalesce(json_agg(json_build_object('kind', x.kind, 'status', x.status, 'askedAt', x.asked_at,
          'answeredAt', x.answered_at, 'reason', x.reason, 'data', x.data)), '[]')
        FROM ${Prisma.raw(`${views}_lead_change`)} x WHERE x.lead_id = l.id) AS changes`;
}

/** `where` may ask `q.is_asked`: whether a question waits. Through the views that are a hotel's: in its contact's scope they hold its leads alone, in the product's all. */
export function readHotelRequests(tx: Transaction, where: Prisma.Sql): Promise<RequestRow[]> {
  return tx.$queryRaw<RequestRow[]>`
    SELECT l.id, l.version, l.status::text AS status, false AS "isOfProperty", h.name AS "hotelName",
      c.country_id AS "countryId", l.loyalty_number AS "loyaltyNumber", NULL::jsonb AS payment, ${leadColumns},
      (SELECT json_agg(json_build_object('roomId', r.room_id, 'nameEn', m.name_en, 'nameDe', m.name_de,
          'rateEn', p.name_en, 'rateDe', p.name_de, 'about', json_build_object('descriptionEn', p.description_en,
            'descriptionDe', p.description_de, 'policyEn', p.policy_en, 'policyDe', p.policy_de), 'quantity', r.quantity, 'adults', r.adults,
          'childrenAges', r.children_ages, 'bedConfiguration', r.bed_configuration, 'priceTotal', r.price_total,
          'commissionPercent', r.commission_percent) ORDER BY r.position)
        FROM hotel_lead_room r JOIN room m ON m.id = r.room_id JOIN rate_plan p ON p.id = r.rate_plan_id
        WHERE r.lead_id = l.id) AS rooms,
      NULL::json AS guest,
      ${historyIn('hotel')}
    FROM hotel_lead l
    JOIN hotel h ON h.id = l.hotel_id
    JOIN city c ON c.id = h.city_id
    CROSS JOIN LATERAL (
      SELECT EXISTS (SELECT FROM hotel_lead_change x WHERE x.lead_id = l.id AND x.status = 'asked') AS is_asked
    ) q
    WHERE ${where}
    ORDER BY l.answer_due_at NULLS LAST, l.updated_at DESC, l.id
    LIMIT 200`;
}

/** The same for an operator: a lead of a property has one room, the whole of it at its service level. */
export function readPropertyRequests(tx: Transaction, where: Prisma.Sql): Promise<RequestRow[]> {
  return tx.$queryRaw<RequestRow[]>`
    SELECT l.id, l.version, l.status::text AS status, true AS "isOfProperty", p.name AS "hotelName",
      c.country_id AS "countryId", NULL AS "loyaltyNumber", l.payment, ${leadColumns},
      json_build_array(json_build_object('roomId', p.id, 'nameEn', p.name, 'nameDe', p.name,
        'rateEn', coalesce(l.service_level, ''), 'rateDe', coalesce(l.service_level, ''), 'about', NULL, 'quantity', 1, 'adults', l.adults,
        'childrenAges', l.children_ages, 'bedConfiguration', NULL, 'priceTotal', l.price_total,
        'commissionPercent', coalesce(l.commission_percent, 0))) AS rooms,
      (SELECT json_build_object('petDetails', g.pet_details, 'email', g.email, 'phone', g.phone, 'address', g.address)
        FROM operator_guest g WHERE g.lead_id = l.id) AS guest,
      ${historyIn('operator')}
    FROM operator_lead l
    JOIN property p ON p.id = l.property_id
    JOIN city c ON c.id = p.city_id
    CROSS JOIN LATERAL (
      SELECT EXISTS (SELECT FROM operator_lead_change x WHERE x.lead_id = l.id AND x.status = 'asked') AS is_asked
    ) q
    WHERE ${where}
    ORDER BY l.answer_due_at NULLS LAST, l.updated_at DESC, l.id
    LIMIT 200`;
}

/** Units left night by night; of a property, which is one, whether it is. */
export type FreeNights = {
  roomId: string;
  name: string;
  isWhole: boolean;
  /** `isOwn`: held for this very request. */
  nights: { night: PlainDate; free: number | null; isOwn?: boolean }[];
};

type Asked = { rooms: readonly { roomId: string; name: string }[]; checkIn: PlainDate; checkOut: PlainDate };

export async function readFreeRooms(tx: Transaction, { rooms, checkIn, checkOut }: Asked): Promise<FreeNights[]> {
  const names = new Map(rooms.map(({ roomId, name }) => [roomId, name]));
  const rows = await tx.$queryRaw<{ roomId: string; night: PlainDate; free: number | null }[]>`
    SELECT r.id AS "roomId", to_char(d.night, 'YYYY-MM-DD') AS night,
      n.allotment - n.closed - n.sold - n.optioned AS free
    FROM room r
    CROSS JOIN generate_series(${checkIn}::date::timestamp, ${checkOut}::date - interval '1 day', '1 day') AS d (night)
    LEFT JOIN room_night n ON n.room_id = r.id AND n.night = d.night::date
    WHERE r.id = ANY (${[...names.keys()]})
    ORDER BY r.position, d.night`;
  return [...names].map(([roomId, name]) => ({
    roomId,
    name,
    isWhole: false,
    nights: rows.filter((row) => row.roomId === roomId).map(({ night, free }) => ({ night, free })),
  }));
}

/** What the lead itself holds is free for its own answer. */
export async function readFreeProperty(
  tx: Transaction,
  leadId: string,
  { rooms, checkIn, checkOut }: Asked,
  now: Date,
): Promise<FreeNights[]> {
  const [property] = rooms;
  if (!property) return [];
  const { roomId, name } = property;
  const nights = await tx.$queryRaw<{ night: PlainDate; free: number; isOwn: boolean }[]>`
    SELECT to_char(d.night, 'YYYY-MM-DD') AS night, (NOT EXISTS (
        SELECT FROM property_hold t WHERE t.property_id = ${roomId} AND t.lead_id IS DISTINCT FROM ${leadId}
          AND t.check_in <= d.night::date AND t.check_out > d.night::date AND ${activeHoldsSql(Prisma.sql`${now}::timestamptz`)}
      ) AND NOT EXISTS (
        SELECT FROM stay s WHERE s.property_id = ${roomId} AND NOT s.available
          AND s.check_in <= d.night::date AND s.check_out > d.night::date
      ))::int AS free, EXISTS (
        SELECT FROM property_hold t WHERE t.property_id = ${roomId} AND t.lead_id = ${leadId}
          AND t.check_in <= d.night::date AND t.check_out > d.night::date AND ${activeHoldsSql(Prisma.sql`${now}::timestamptz`)}
      ) AS "isOwn"
    FROM generate_series(${checkIn}::date::timestamp, ${checkOut}::date - interval '1 day', '1 day') AS d (night)
    ORDER BY d.night`;
  return [{ roomId, name, isWhole: true, nights }];
}
