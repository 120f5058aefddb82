import 'server-only';
import { nightsBetween } from '@/lib/dates';
import { PREPARED } from '@/lib/db';
import type { Period } from '@/lib/property/rules/facts';
import { UNKNOWN_CAPACITY } from '@/lib/property/rules/occupancy';
import { periodOf, priceLimits, type SearchFilter } from '@/lib/property/rules/search';
import { serviceLevelKey } from '@/lib/property/rules/service-level';
import { Prisma } from '@/prisma/generated/client';
import type { SearchRequest } from '../types';

/**
 * The search as one statement, whatever is asked. It says what lib/property/rules/search says (the oracle of its test)
 * over `stay_offer`, which holds one row per stay that is not sold. Values are parameters only.
 */

const { sql } = Prisma;

/** As `service_level_bit` of the migration. */
const levelBits = { selfCatered: 1, bedAndBreakfast: 2, catered: 4 } as const;
const levelPrices = {
  selfCatered: sql`o.price_self_catered`,
  bedAndBreakfast: sql`o.price_bed_and_breakfast`,
  catered: sql`o.price_catered`,
} as const;

function wantedLevels({ serviceLevelArray }: SearchFilter) {
  return [...new Set((serviceLevelArray ?? []).flatMap((level) => serviceLevelKey(level) ?? []))];
}

/** A stay that can be had at a wanted meal plan, and its cheapest price there. */
function offered({ filter, today, now }: SearchRequest) {
  const levels = wantedLevels(filter);
  const bits = levels.reduce<number>((sum, level) => sum | levelBits[level], 0);
  const isOffered = sql`o.check_in >= ${today}::date AND (o.blocked_until IS NULL OR o.blocked_until <= ${now})`;
  return levels.length === 0
    ? { condition: isOffered, price: sql`o.price_min`, bits: null }
    : {
        condition: sql`${isOffered} AND o.levels & ${bits}::int <> 0`,
        price: sql`least(${Prisma.join(levels.map((level) => levelPrices[level]))})`,
        bits,
      };
}

type Offered = ReturnType<typeof offered>;

function houseConditions({ filter, destination, includeDemos }: SearchRequest, { bits }: Offered) {
  const guests = (filter.adults ?? 0) + (filter.children ?? 0);
  const conditions = [sql`p.status = 'published' AND p.has_sales_information`];
  if (!includeDemos) conditions.push(sql`NOT p.is_demo`);
  if (destination?.propertyId) conditions.push(sql`p.id = ${destination.propertyId}`);
  else if (destination?.sectorId) conditions.push(sql`p.sector_id = ${destination.sectorId}`);
  else if (destination?.cityIds.length === 1) conditions.push(sql`p.city_id = ${destination.cityIds[0]}`);
  else if (destination) conditions.push(sql`p.city_id = ANY (${destination.cityIds}::text[])`);
  if (filter.sectorArray?.length) conditions.push(sql`p.sector_id = ANY (${filter.sectorArray}::text[])`);
  if (filter.propertyTypeArray?.length) {
    conditions.push(sql`p.property_type = ANY (${filter.propertyTypeArray}::"PropertyType"[])`);
  }
  if (filter.facilityArray?.length) conditions.push(sql`p.facility_ids @> ${filter.facilityArray}::text[]`);
  if (filter.bedrooms) conditions.push(sql`p.bedrooms >= ${filter.bedrooms}::int`);
  if (guests > 0) {
    const capacity = sql`coalesce(nullif(p.beds_for_adults + p.beds_for_children, 0), ${UNKNOWN_CAPACITY}::int)`;
    conditions.push(sql`${capacity} >= ${guests}::int`);
  }
  if (filter.petsAllowed) conditions.push(sql`p.pets_allowed`);
  if (bits !== null) conditions.push(sql`service_level_bits(p.service_levels) & ${bits}::int <> 0`);
  return Prisma.join(conditions, ' AND ');
}

/** Without a period every house is a result, with the lowest price that can be had. */
function judgedWithoutPeriod({ condition, price }: Offered) {
  return sql`
    SELECT h.id, h.name, h.bedrooms, h.currency, 'results' AS list, 0 AS rank, NULL AS state, false AS is_alternative,
      o.price, o.check_out - o.check_in AS nights,
      NULL::date AS other_in, NULL::date AS other_out, NULL::bigint AS other_price
    FROM house h LEFT JOIN LATERAL (
      SELECT o.check_in, o.check_out, ${price} AS price FROM stay_offer o
      WHERE o.property_id = h.id AND ${condition} AND ${price} IS NOT NULL
      ORDER BY price, o.check_in, o.check_out LIMIT 1
    ) o ON true`;
}

function alternativeJoin(isFlexible: boolean, { checkIn, checkOut }: Period, { condition, price }: Offered) {
  if (!isFlexible) {
    return sql`CROSS JOIN (SELECT NULL::text AS stay_id, NULL::date AS check_in, NULL::date AS check_out, NULL::bigint AS price) a`;
  }
  const nights = nightsBetween(checkIn, checkOut);
  const week =
    nights < 7
      ? sql`OR (o.check_out - o.check_in = 7 AND o.check_out >= ${checkOut}::date AND o.check_in <= ${checkIn}::date)`
      : Prisma.empty;
  return sql`LEFT JOIN LATERAL (
      SELECT o.stay_id, o.check_in, o.check_out, ${price} AS price FROM stay_offer o
      WHERE o.property_id = h.id AND o.check_in BETWEEN ${checkIn}::date - 7 AND ${checkIn}::date + 1
        AND (
          (o.check_out - o.check_in = ${nights}::int AND abs(o.check_in - ${checkIn}::date) = 1)
          ${week}
        )
        AND ${condition}
      ORDER BY o.check_out - o.check_in <> ${nights}::int, price NULLS LAST, o.check_in LIMIT 1
    ) a ON true`;
}

/**
 * The exact stay, else its alternative, else a house that offers something else (the second list) or, when nothing is
 * offered and nothing in the way, one that only asking can tell of. `rank` is the order of `compareResults`.
 */
function judgedForPeriod(period: Period, { filter, now }: SearchRequest, offer: Offered) {
  const { condition, price } = offer;
  const { checkIn, checkOut } = period;
  return sql`
    SELECT id, name, bedrooms, currency,
      CASE WHEN rank < 3 THEN 'results' ELSE 'availableInOtherPeriod' END AS list, rank,
      CASE WHEN rank = 0 THEN 'available' WHEN is_sold THEN 'sold' ELSE 'onRequest' END AS state,
      rank = 1 AS is_alternative,
      CASE rank WHEN 0 THEN exact_price WHEN 1 THEN other_price WHEN 3 THEN lowest_price END AS price,
      CASE rank WHEN 0 THEN ${nightsBetween(checkIn, checkOut)}::int WHEN 1 THEN other_out - other_in WHEN 3 THEN lowest_nights END AS nights,
      other_in, other_out, other_price
    FROM (
      SELECT h.id, h.name, h.bedrooms, h.currency, e.price AS exact_price, taken.is_sold,
        a.check_in AS other_in, a.check_out AS other_out, a.price AS other_price,
        c.price AS lowest_price, c.nights AS lowest_nights,
        CASE WHEN e.stay_id IS NOT NULL THEN 0 WHEN a.stay_id IS NOT NULL THEN 1
          WHEN c.nights IS NOT NULL THEN 3 WHEN NOT taken.is_sold THEN 2 END AS rank
      FROM house h
      LEFT JOIN LATERAL (
        SELECT o.stay_id, ${price} AS price FROM stay_offer o
        WHERE o.property_id = h.id AND o.check_in = ${checkIn}::date AND o.check_out = ${checkOut}::date AND ${condition}
      ) e ON true
      ${alternativeJoin(filter.flexiblePeriod ?? false, period, offer)}
      LEFT JOIN LATERAL (
        SELECT ${price} AS price, o.check_out - o.check_in AS nights FROM stay_offer o
        WHERE e.stay_id IS NULL AND a.stay_id IS NULL AND o.property_id = h.id AND ${condition}
        ORDER BY price NULLS LAST, o.check_in, o.check_out LIMIT 1
      ) c ON true
      LEFT JOIN LATERAL (
        SELECT EXISTS (
          SELECT FROM stay s WHERE s.property_id = h.id AND NOT s.available
            AND s.check_in < ${checkOut}::date AND s.check_out > ${checkIn}::date
        ) OR EXISTS (
          SELECT FROM property_hold t WHERE t.property_id = h.id AND t.released_at IS NULL
            AND (t.expires_at IS NULL OR t.expires_at > ${now})
            AND t.check_in < ${checkOut}::date AND t.check_out > ${checkIn}::date
        ) AS is_sold
        WHERE e.stay_id IS NULL
      ) taken ON true
    ) placed
    WHERE rank IS NOT NULL`;
}

const orders = {
  price: sql`rank, euros NULLS LAST`,
  priceDescending: sql`rank, euros DESC NULLS LAST`,
  bedrooms: sql`rank, bedrooms DESC, euros NULLS LAST`,
} as const;

function priceCondition(range: SearchFilter['priceRange']) {
  const { min, max } = priceLimits(range);
  if (min === null && max === null) return Prisma.empty;
  return sql`WHERE euros BETWEEN ${min ?? 0}::bigint AND ${max ?? Number.MAX_SAFE_INTEGER}::bigint`;
}

/** The stay nearest to the asked dates, for the houses of the second list that are shown. */
function nearestJoin(period: Period | null, { condition, price }: Offered) {
  if (!period) return sql`CROSS JOIN (SELECT NULL::date AS check_in, NULL::date AS check_out, NULL::bigint AS price) n`;
  return sql`LEFT JOIN LATERAL (
      SELECT o.check_in, o.check_out, ${price} AS price FROM stay_offer o
      WHERE f.rank = 3 AND o.property_id = f.id AND ${condition}
      ORDER BY abs(o.check_in - ${period.checkIn}::date) + abs(o.check_out - ${period.checkOut}::date),
        o.check_in, o.check_out, o.stay_id LIMIT 1
    ) n ON true`;
}

export function searchStatement(request: SearchRequest) {
  const { filter, order, take, takeOthers } = request;
  const asked = periodOf(filter);
  // One date only: nothing is asked of the calendar (decisions §7.5).
  const period = typeof asked === 'string' ? null : asked;
  const offer = offered(request);
  return sql`${Prisma.raw(PREPARED)}
  WITH house AS (
    SELECT p.id, p.name, p.bedrooms, p.currency FROM property p WHERE ${houseConditions(request, offer)}
  ), judged AS (${period ? judgedForPeriod(period, request, offer) : judgedWithoutPeriod(offer)}
  ), priced AS (
    SELECT j.*, CASE WHEN j.currency = 'EUR' THEN j.price::numeric
      ELSE round(j.price * (SELECT x.eur_per_unit FROM exchange_rate x WHERE x.currency = j.currency)) END AS euros
    FROM judged j
  ), found AS (
    SELECT *, count(*) OVER (PARTITION BY list) AS total,
      row_number() OVER (PARTITION BY list ORDER BY ${orders[order]}, name COLLATE "C", id COLLATE "C") AS place
    FROM priced ${priceCondition(filter.priceRange)}
  )
  SELECT f.list, f.total::int AS total, f.state, f.is_alternative AS "isAlternative", f.price, f.nights,
    f.other_in AS "otherIn", f.other_out AS "otherOut", f.other_price AS "otherPrice",
    n.check_in AS "nearestIn", n.check_out AS "nearestOut", n.price AS "nearestPrice",
    p.id, p.name, p.slug, p.property_type AS "propertyType", p.bedrooms, p.beds_for_adults AS "bedsForAdults",
    p.beds_for_children AS "bedsForChildren", p.pets_allowed AS "petsAllowed", p.latitude, p.longitude,
    p.price_from AS "priceFrom", p.currency,
    c.id AS "cityId", c.name_en AS "cityEn", c.name_de AS "cityDe",
    k.id AS "countryId", k.name_en AS "countryEn", k.name_de AS "countryDe", s.id AS "sectorId", s.name AS "sectorName",
    i.focus_x AS "focusX", i.focus_y AS "focusY", m.file, m.file_de AS "fileDe", m.width, m.height,
    m.alt_en AS "altEn", m.alt_de AS "altDe", m.color, m.placeholder,
    facilities.ids AS "facilityIds", facilities.en AS "facilitiesEn", facilities.de AS "facilitiesDe"
  FROM found f
  JOIN property p ON p.id = f.id
  JOIN city c ON c.id = p.city_id
  JOIN country k ON k.id = c.country_id
  LEFT JOIN sector s ON s.id = p.sector_id
  JOIN property_picture i ON i.property_id = p.id AND NOT i.is_floorplan AND i.position = 0
  JOIN picture m ON m.id = i.picture_id
  CROSS JOIN LATERAL (
    SELECT array_agg(a.id ORDER BY a.position) AS ids, array_agg(a.name_en ORDER BY a.position) AS en,
      array_agg(a.name_de ORDER BY a.position) AS de
    FROM facility a WHERE a.id = ANY (p.facility_ids)
  ) facilities
  ${nearestJoin(period, offer)}
  WHERE f.place <= CASE f.list WHEN 'results' THEN ${take}::int ELSE ${takeOthers}::int END
  ORDER BY f.list DESC, f.place`;
}
