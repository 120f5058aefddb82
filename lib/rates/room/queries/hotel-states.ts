import 'server-only';
import type { PaymentProfile } from '@/lib/brand/schema';
import { db } from '@/lib/platform/db';
import { PREPARED } from '@/lib/platform/statement-names';
import { Prisma } from '@/prisma/generated/client';
import type { StatesAsked } from '../types';
import { judgedRoomsSql } from './states';

const { sql } = Prisma;

export type HotelStatesAsked = StatesAsked & { paymentProfile: PaymentProfile; verifiedProgrammes: readonly string[] };

/** A hotel as the search's projection has it: what `judgeHotel` says of it, in few words. */
export type HotelState = {
  hotelId: string;
  name: string;
  /** `open`: an option has lapsed, or only several of its rooms sleep the party; its facts have to be looked at. */
  outcome: 'available' | 'onRequest' | 'unavailable' | 'open';
  /** In minor units of `currency`; null: it has no price. */
  total: number | null;
  currency: string;
  /** Of the least rate and of the programmes the agency is verified in, whichever is more; null without a rate. */
  commissionPercent: number | null;
};

/** Guests beyond those a night covers, as `extraGuests` counts them. */
function extrasSql({ party }: StatesAsked): Prisma.Sql {
  const adults = sql`greatest(j.adults - j.included_guests, 0) * j.extra_adult_price`;
  if (party.childrenAges.length === 0) return adults;
  const oldestFirst = [...party.childrenAges].sort((a, b) => b - a);
  return sql`${adults} + (
    SELECT coalesce(sum(coalesce(b.amount, j.extra_adult_price)), 0)
    FROM unnest(${oldestFirst}::int[]) WITH ORDINALITY AS child (age, place)
    LEFT JOIN child_band b ON b.hotel_id = j.hotel_id AND child.age BETWEEN b.from_age AND b.to_age
    WHERE child.place > greatest(j.included_guests - j.adults, 0)
  )`;
}

/** Board of one night, as `boardOf` counts it. */
function boardSql({ party }: StatesAsked): Prisma.Sql {
  const adults = sql`asked.adults * l.board_adult_price`;
  if (party.childrenAges.length === 0) return adults;
  return sql`${adults} + (
    SELECT sum(CASE WHEN b.amount IS NULL THEN l.board_adult_price WHEN b.amount = 0 THEN 0 ELSE l.board_child_price END)
    FROM unnest(${[...party.childrenAges]}::int[]) AS child (age)
    LEFT JOIN child_band b ON b.hotel_id = c.hotel_id AND child.age BETWEEN b.from_age AND b.to_age
  )`;
}

/** The plan's percentages in ten-thousandths, as `changesOf` adds them up. */
const adjustedSql = sql`10000 + round(l.adjustment_percent * 100)::int + CASE WHEN l.modifiers = '[]' THEN 0 ELSE (
  SELECT coalesce(sum(round((m ->> 'percent')::numeric * 100)::int), 0) FROM jsonb_array_elements(l.modifiers) AS m
  WHERE CASE m ->> 'kind' WHEN 'longStay' THEN asked.n >= (m ->> 'fromNights')::int
    ELSE asked.check_in - asked.today >= (m ->> 'fromDays')::int END
) END`;

export function hotelStatesSql(asked: HotelStatesAsked, where: Prisma.Sql): Prisma.Sql {
  const programmes = sql`${[...asked.verifiedProgrammes]}::text[]`;
  return sql`
    ${judgedRoomsSql(asked, where)}, priced AS (
      SELECT j.hotel_id, j.name, j.currency, j.is_stale, j.reason, j.nights_price + j.n * (${extrasSql(asked)}) AS base,
        (j.of_nights IS NULL OR j.of_nights IN ('marked', 'nothingLoaded', 'enquiryOnly')) AND j.max_adults > 0 AND j.check_in >= j.today
          AND j.adults > 0 AND j.guests > 1 AND NOT (j.is_adults_only AND j.has_children) AS sleeps_some
      FROM judged j
    ), c AS (
      SELECT hotel_id, name, currency, bool_or(is_stale) AS is_stale, bool_or(sleeps_some) AS sleeps_some,
        bool_or(reason IS NULL) AS is_free, min(base) FILTER (WHERE reason IS NULL) AS free,
        bool_or(reason IN ('marked', 'nothingLoaded', 'enquiryOnly')) AS is_asked,
        min(base) FILTER (WHERE reason IN ('marked', 'nothingLoaded', 'enquiryOnly')) AS asked
      FROM priced GROUP BY hotel_id, name, currency
    )
    SELECT json_agg(json_build_object(
      'hotelId', c.hotel_id, 'name', c.name, 'currency', c.currency, 'total', l.total,
      'outcome', CASE
        WHEN c.is_stale THEN 'open'
        WHEN c.is_free AND l.total IS NOT NULL THEN 'available'
        WHEN c.is_asked OR (c.is_free AND l.is_sold) THEN 'onRequest'
        WHEN c.is_free THEN 'unavailable'
        WHEN c.sleeps_some THEN 'open'
        ELSE 'unavailable'
      END,
      'commissionPercent', greatest(l.commission_percent, (
        SELECT max(m.commission_percent) FROM hotel_programme m WHERE m.hotel_id = c.hotel_id AND m.programme_id = ANY (${programmes})
      ))
    )) AS hotels
    FROM asked CROSS JOIN c
    LEFT JOIN LATERAL (
      SELECT true AS is_sold, l.commission_percent, CASE WHEN l.is_priced THEN trunc((
        2 * (CASE WHEN c.is_free THEN c.free ELSE c.asked END * (${adjustedSql}) + asked.n * (${boardSql(asked)}) * 10000) + 10000
      ) / 20000) END AS total
      FROM rate_plan l
      WHERE l.hotel_id = c.hotel_id AND ${asked.paymentProfile}::"PaymentProfile" = ANY (l.payment_profiles)
        AND (l.programme_id IS NULL OR l.programme_id = ANY (${programmes}))
      ORDER BY total NULLS LAST, l.position LIMIT 1
    ) l ON true`;
}

/**
 * Every hotel with a room type that meets `where` (see `judgedRoomsSql`), as its best room is, and its least price: of one
 * plan the cheapest room's, so rooms are compared before plans are looked at. One statement; it says what judgeHotel and
 * priceStay say, and tests/integration/search/hotel-states compares them. Call it with at least one night.
 */
export async function readHotelStates(asked: HotelStatesAsked, where: Prisma.Sql): Promise<HotelState[]> {
  const rows = await db.$queryRaw<{ hotels: HotelState[] | null }[]>(
    sql`${Prisma.raw(PREPARED)} ${hotelStatesSql(asked, where)}`,
  );
  return rows[0]?.hotels ?? [];
}
