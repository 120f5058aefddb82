import 'server-only';
import { z } from 'zod';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import { Prisma } from '@/prisma/generated/client';
import { type RequestKind, requestOf } from '../rules/counter-offer';
import { commissionOf } from '../rules/difference';
import { statusAt } from '../rules/transition';
import { offerDataSchema } from '../schema';
import type { LeadStatus } from '../types';

export type RequestedRoom = {
  roomId: string;
  name: string;
  rate: string;
  quantity: number;
  adults: number;
  childrenAges: number[];
  bedConfiguration: string | null;
  priceTotal: bigint | null;
};

/** One line of what happened, as the hotel is told it: `key` below `desk.history`. */
export type RequestEvent = { at: Date; key: string; reason: string | null };

/** A lead as the hotel sees it: never a markup, never a reference of the agency's own. */
export type HotelRequest = {
  _id: string;
  version: number;
  status: LeadStatus;
  /** What the hotel is asked now; null: nothing. */
  kind: RequestKind | null;
  hotelId: string;
  hotelName: string;
  timeZone: string;
  agencyName: string;
  agentName: string;
  clientName: string;
  adults: number;
  childrenAges: number[];
  checkIn: PlainDate;
  checkOut: PlainDate;
  currency: string;
  priceTotal: bigint | null;
  /** What the hotel pays the agency, in minor units. */
  commission: bigint;
  /** In units; null unless the hotel is asked to honour it. */
  formerPrice: number | null;
  optionRank: number | null;
  optionExpiresAt: Date | null;
  askedAt: Date;
  dueAt: Date | null;
  message: string | null;
  rooms: RequestedRoom[];
  /** A counter-offer the agency has not answered, while it stands. */
  offer: { price: number; until: Date; message: string | null } | null;
  /** The hotel's last answer: what it was, when, and how long it took. */
  answer: { key: string; at: Date; minutes: number | null } | null;
  /** Newest first. */
  history: RequestEvent[];
};

const instant = z.string().transform((text) => new Date(text));
const rowSchema = z.object({
  rooms: z.array(
    z.object({
      roomId: z.string(),
      nameEn: z.string(),
      nameDe: z.string(),
      rateEn: z.string(),
      rateDe: z.string(),
      quantity: z.int(),
      adults: z.int(),
      childrenAges: z.array(z.int()),
      bedConfiguration: z.string().nullable(),
      priceTotal: z.int().nullable(),
      commissionPercent: z.number(),
    }),
  ),
  events: z.array(z.object({ type: z.string(), at: instant, by: z.string(), reason: z.string().nullable() })),
  changes: z.array(
    z.object({
      kind: z.string(),
      status: z.string(),
      askedAt: instant,
      answeredAt: instant.nullable(),
      reason: z.string().nullable(),
      data: z.unknown(),
    }),
  ),
});
type Parts = z.output<typeof rowSchema>;

type Row = {
  id: string;
  version: number;
  status: LeadStatus;
  hotelId: string;
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
} & Record<keyof Parts, unknown>;

const shownSchema = z.object({ shown: z.number().nullable() });

function historyOf({ events, changes }: Parts): RequestEvent[] {
  return [
    ...events.map(({ type, at, by, reason }) => ({ at, key: `${type}.${by}`, reason })),
    ...changes.flatMap(({ kind, status, askedAt, answeredAt, reason }) => {
      if (kind === 'question' || kind === 'promotion') return [{ at: askedAt, key: `${kind}.asked`, reason }];
      const asked = { at: askedAt, key: `${kind}.asked`, reason: kind === 'counterOffer' ? reason : null };
      if (!answeredAt) return [asked];
      return [asked, { at: answeredAt, key: `${kind}.${status}`, reason: kind === 'counterOffer' ? null : reason }];
    }),
  ].sort((a, b) => b.at.getTime() - a.at.getTime());
}

const MINUTE = 60_000;
const hotelAnswers = [
  'counterOffer.asked',
  'honourPrice.accepted',
  'honourPrice.declined',
  'extension.accepted',
  'extension.declined',
];

function answerOf(history: readonly RequestEvent[]): HotelRequest['answer'] {
  const index = history.findIndex(({ key }) => key.endsWith('.supplier') || hotelAnswers.includes(key));
  const answer = history[index];
  if (!answer) return null;
  const asked = history.slice(index + 1).find(({ key }) => key.startsWith('requested') || key.endsWith('.asked'));
  const minutes = asked ? Math.round((answer.at.getTime() - asked.at.getTime()) / MINUTE) : null;
  return { key: answer.key, at: answer.at, minutes };
}

function toRequest(row: Row, locale: Locale, now: Date): HotelRequest {
  const { id, countryId, closedAt, answerDueAt, createdAt, ...rest } = row;
  const parts = rowSchema.parse({ rooms: row.rooms, events: row.events, changes: row.changes });
  const status = statusAt(row, now);
  const asked = parts.changes.filter((change) => change.status === 'asked');
  const offered = asked.find(({ kind }) => kind === 'counterOffer');
  const offer = offered && offerDataSchema.parse(offered.data);
  const stands = offer && new Date(offer.until) > now;
  const kind = requestOf({ status, isClosed: closedAt !== null, asked: asked.map((change) => change.kind) });
  const priceAsked = asked.find((change) => change.kind === 'honourPrice');
  const history = historyOf(parts);
  const lastAsked = history.find(({ key }) => key.startsWith('requested') || key.endsWith('.asked'));
  return {
    ...rest,
    _id: id,
    status,
    kind: stands ? null : kind,
    timeZone: timeZoneOf(countryId),
    formerPrice: priceAsked ? shownSchema.parse(priceAsked.data).shown : null,
    askedAt: lastAsked?.at ?? createdAt,
    dueAt: answerDueAt ?? (offer ? new Date(offer.until) : null),
    commission: commissionOf(
      parts.rooms.map(({ priceTotal, commissionPercent }) => ({
        priceTotal: priceTotal === null ? null : BigInt(priceTotal),
        commissionPercent,
        cancellationPeriods: [],
      })),
    ),
    rooms: parts.rooms.map(({ nameEn, nameDe, rateEn, rateDe, commissionPercent: _, priceTotal, ...room }) => ({
      ...room,
      name: inLanguage(locale, { en: nameEn, de: nameDe }),
      rate: inLanguage(locale, { en: rateEn, de: rateDe }),
      priceTotal: priceTotal === null ? null : BigInt(priceTotal),
    })),
    offer: stands ? { price: offer.price, until: new Date(offer.until), message: offered?.reason ?? null } : null,
    answer: answerOf(history),
    history,
  };
}

/** Through the views that are a hotel's: in its contact's scope they hold its leads alone, in the product's all. */
async function readRequests(tx: Transaction, where: Prisma.Sql): Promise<Row[]> {
  return tx.$queryRaw<Row[]>`
    SELECT l.id, l.version, l.status::text AS status, l.hotel_id AS "hotelId", h.name AS "hotelName",
      c.country_id AS "countryId", l.agency_name AS "agencyName", l.agent_name AS "agentName",
      concat_ws(' ', l.client_first_name, l.client_last_name) AS "clientName", l.adults,
      l.children_ages AS "childrenAges", to_char(l.check_in, 'YYYY-MM-DD') AS "checkIn",
      to_char(l.check_out, 'YYYY-MM-DD') AS "checkOut", l.currency, l.price_total AS "priceTotal",
      l.option_rank AS "optionRank", l.option_expires_at AS "optionExpiresAt", l.answer_due_at AS "answerDueAt",
      l.created_at AS "createdAt", l.closed_at AS "closedAt", l.message,
      (SELECT json_agg(json_build_object('roomId', r.room_id, 'nameEn', m.name_en, 'nameDe', m.name_de,
          'rateEn', p.name_en, 'rateDe', p.name_de, 'quantity', r.quantity, 'adults', r.adults,
          'childrenAges', r.children_ages, 'bedConfiguration', r.bed_configuration, 'priceTotal', r.price_total,
          'commissionPercent', r.commission_percent) ORDER BY r.position)
        FROM hotel_lead_room r JOIN room m ON m.id = r.room_id JOIN rate_plan p ON p.id = r.rate_plan_id
        WHERE r.lead_id = l.id) AS rooms,
      (SELECT coalesce(json_agg(json_build_object('type', e.type, 'at', e.at, 'by', e.by, 'reason', e.reason)), '[]')
        FROM hotel_lead_event e WHERE e.lead_id = l.id) AS events,
      (SELECT coalesce(json_agg(json_build_object('kind', x.kind, 'status', x.status, 'askedAt', x.asked_at,
          'answeredAt', x.answered_at, 'reason', x.reason, 'data', x.data)), '[]')
        FROM hotel_lead_change x WHERE x.lead_id = l.id) AS changes
    FROM hotel_lead l
    JOIN hotel h ON h.id = l.hotel_id
    JOIN city c ON c.id = h.city_id
    WHERE ${where}
    ORDER BY l.answer_due_at NULLS LAST, l.updated_at DESC, l.id
    LIMIT 200`;
}

/** Whoever answers for nothing sees nothing; admins see every hotel's. */
function ofViewer({ role, hotelId }: Viewer): Prisma.Sql {
  return role === 'admin' ? Prisma.sql`true` : Prisma.sql`l.hotel_id = ${hotelId ?? ''}`;
}

const ANSWERED_DAYS = 14;
const DAY = 24 * 60 * MINUTE;

export type HotelRequests = { due: HotelRequest[]; answered: HotelRequest[] };

/** What waits for the hotel's answer, soonest first, and what it has answered lately, latest first. */
export async function listRequests(viewer: Viewer, locale: Locale): Promise<HotelRequests> {
  const now = await clock.now();
  const since = new Date(now.getTime() - ANSWERED_DAYS * DAY);
  return scoped(viewer, async (tx) => {
    const rows = await readRequests(
      tx,
      Prisma.sql`${ofViewer(viewer)} AND l.closed_at IS NULL AND (l.answer_due_at IS NOT NULL OR l.updated_at >= ${since}
        OR EXISTS (SELECT FROM hotel_lead_change x WHERE x.lead_id = l.id AND x.status = 'asked'))`,
    );
    const requests = rows.map((row) => toRequest(row, locale, now));
    return {
      due: requests
        .filter(({ kind }) => kind !== null)
        .sort((a, b) => (a.dueAt?.getTime() ?? 0) - (b.dueAt?.getTime() ?? 0)),
      answered: requests
        .filter(({ kind, answer }) => kind === null && answer !== null && answer.at >= since)
        .sort((a, b) => (b.answer?.at.getTime() ?? 0) - (a.answer?.at.getTime() ?? 0))
        .slice(0, 8),
    };
  });
}

export type FreeNights = { roomId: string; name: string; nights: { night: PlainDate; free: number | null }[] };

async function readFree(tx: Transaction, { rooms, checkIn, checkOut }: HotelRequest): Promise<FreeNights[]> {
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
    nights: rows.filter((row) => row.roomId === roomId).map(({ night, free }) => ({ night, free })),
  }));
}

/** One of them with what is free; null for one of another hotel. */
export async function getRequest(
  viewer: Viewer | 'system',
  leadId: string,
  locale: Locale,
): Promise<{ request: HotelRequest; free: FreeNights[] } | null> {
  const now = await clock.now();
  return scoped(viewer, async (tx) => {
    const theirs = viewer === 'system' ? Prisma.sql`true` : ofViewer(viewer);
    const [row] = await readRequests(tx, Prisma.sql`l.id = ${leadId} AND ${theirs}`);
    if (!row) return null;
    const request = toRequest(row, locale, now);
    return { request, free: await readFree(tx, request) };
  });
}

/** Minutes a hotel usually takes, of the last 90 days; null while nobody can say. */
export async function getMedianAnswer(viewer: Viewer | 'system', hotelId: string): Promise<number | null> {
  const now = await clock.now();
  const since = new Date(now.getTime() - 90 * DAY);
  return scoped(viewer, async (tx) => {
    const [row] = await tx.$queryRaw<{ minutes: number | null }[]>`
      SELECT median_answer_minutes(${hotelId}, ${since}) AS minutes`;
    return row?.minutes == null ? null : Math.round(row.minutes);
  });
}
