import 'server-only';
import { listedPropertiesSql } from '@/lib/catalogue/property/listed';
import { UNKNOWN_CAPACITY } from '@/lib/catalogue/property/rules/occupancy';
import { serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import { PREPARED } from '@/lib/platform/statement-names';
import { activeHoldsSql } from '@/lib/rates/hold/active';
import { Prisma } from '@/prisma/generated/client';
import { leadKinds } from '../pictures';
import { periodOf, priceLimits, type SearchFilter } from '../rules';
import type { SearchRequest } from '../types';

/**
 * The search as one statement, whatever is asked. It says what lib/sales/search/rules says, which is the oracle of
 * its test, over `stay_offer`: one row per stay that is not sold.
 *
 * Planning it costs more than running it, so it is prepared. All values stand in the row `asked`, where the planner does
 * not look at them: else PostgreSQL would plan anew for every place because some are smaller than the average one.
 * There are six texts (no period, period, flexible period, each with and without meal plans), so plans stay few.
 */

const { sql } = Prisma;

/** As `service_level_bit` of the migration. */
const levelBits = { selfCatered: 1, bedAndBreakfast: 2, catered: 4 } as const;

function wantedBits({ serviceLevelArray }: SearchFilter): number {
  return (serviceLevelArray ?? []).reduce((sum, level) => {
    const key = serviceLevelKey(level);
    return key === null ? sum : sum | levelBits[key];
  }, 0);
}

function listOrNull(list: readonly string[] | undefined): string[] | null {
  return list?.length ? [...list] : null;
}

function askedRow({ filter, destination, order, includeDemos, today, now, take, takeOthers }: SearchRequest) {
  const period = periodOf(filter);
  // One date only: nothing is asked of the calendar (rule 4.1).
  const { checkIn, checkOut } = typeof period === 'string' ? { checkIn: null, checkOut: null } : period;
  const { min, max } = priceLimits(filter.priceRange);
  return sql`SELECT
    coalesce(${destination?.cityIds ?? null}::text[], ARRAY(SELECT id FROM city)) AS cities,
    ${destination?.sectorId ?? null}::text AS sector, ${listOrNull(filter.sectorArray)}::text[] AS sectors,
    ${destination?.propertyId ?? null}::text AS house, ${includeDemos}::boolean AS demos,
    ${listOrNull(filter.propertyTypeArray)}::"PropertyType"[] AS types, ${wantedBits(filter)}::int AS levels,
    ${[...(filter.facilityArray ?? [])]}::text[] AS facilities, ${filter.bedrooms ?? 0}::int AS bedrooms,
    ${(filter.adults ?? 0) + (filter.children ?? 0)}::int AS guests, ${filter.petsAllowed ?? false}::boolean AS pets,
    ${min}::bigint AS least, ${max}::bigint AS most, ${checkIn}::date AS check_in, ${checkOut}::date AS check_out,
    ${today}::date AS today, ${now}::timestamptz AS now, ${order}::text AS sorting,
    ${take}::int AS take, ${takeOthers}::int AS take_others`;
}

const wanted = {
  selfCatered: sql`CASE WHEN asked.levels & 1 <> 0 THEN o.price_self_catered END`,
  bedAndBreakfast: sql`CASE WHEN asked.levels & 2 <> 0 THEN o.price_bed_and_breakfast END`,
  catered: sql`CASE WHEN asked.levels & 4 <> 0 THEN o.price_catered END`,
};

/** A stay `o` that can be had at one of the wanted meal plans, its cheapest price there, and whose price that is. */
const anyLevel = {
  isOffered: sql`o.check_in >= asked.today AND (o.blocked_until IS NULL OR o.blocked_until <= asked.now)`,
  price: sql`o.price_min`,
  serviceLevel: sql`CASE o.price_min WHEN o.price_self_catered THEN 'selfCatered'
    WHEN o.price_bed_and_breakfast THEN 'bedAndBreakfast' WHEN o.price_catered THEN 'catered' END`,
};
const leastWanted = sql`least(${wanted.selfCatered}, ${wanted.bedAndBreakfast}, ${wanted.catered})`;
const wantedLevel = {
  isOffered: sql`${anyLevel.isOffered} AND o.levels & asked.levels <> 0`,
  price: leastWanted,
  serviceLevel: sql`CASE ${leastWanted} WHEN ${wanted.selfCatered} THEN 'selfCatered'
    WHEN ${wanted.bedAndBreakfast} THEN 'bedAndBreakfast' WHEN ${wanted.catered} THEN 'catered' END`,
};
type SoldAt = typeof anyLevel;

/** A price in minor units of the euro, as the limits are. */
function inEuros(price: Prisma.Sql, currency: Prisma.Sql) {
  return sql`CASE WHEN ${currency} = 'EUR' THEN ${price}::numeric
    ELSE round(${price} * (SELECT x.eur_per_unit * power(10::numeric, 2 - x.minor_digits)
      FROM exchange_rate x WHERE x.currency = ${currency} ORDER BY x.as_of DESC LIMIT 1)) END`;
}

function isWithinLimits(euros: Prisma.Sql) {
  return sql`(asked.least IS NULL OR ${euros} >= asked.least) AND (asked.most IS NULL OR ${euros} <= asked.most)`;
}

/** With a period a stay beyond the limits is no offer: the second list would name a week the same search does not show. */
function affordable(offer: SoldAt, currency: Prisma.Sql): SoldAt {
  return { ...offer, isOffered: sql`${offer.isOffered} AND ${isWithinLimits(inEuros(offer.price, currency))}` };
}

const sleepsAll = sql`coalesce(nullif(p.beds_for_adults + p.beds_for_children, 0), ${Prisma.raw(String(UNKNOWN_CAPACITY))}) >= asked.guests`;

/** What each field asks of a property `p`; `ofStays`: period and price are asked of its stays, and judged there. */
const conditions: Record<keyof SearchFilter, Prisma.Sql | 'ofStays'> = {
  destination: sql`(asked.house IS NULL OR p.id = asked.house) AND (asked.sector IS NULL OR p.sector_id = asked.sector)`,
  sectorArray: sql`(asked.sectors IS NULL OR p.sector_id = ANY (asked.sectors))`,
  checkIn: 'ofStays',
  checkOut: 'ofStays',
  flexiblePeriod: 'ofStays',
  priceRange: 'ofStays',
  bedrooms: sql`p.bedrooms >= asked.bedrooms`,
  adults: sleepsAll,
  children: sleepsAll,
  propertyTypeArray: sql`(asked.types IS NULL OR p.property_type = ANY (asked.types))`,
  serviceLevelArray: sql`(asked.levels = 0 OR p.level_bits & asked.levels <> 0)`,
  facilityArray: sql`p.facility_ids @> asked.facilities`,
  petsAllowed: sql`(p.pets_allowed OR NOT asked.pets)`,
};

/** Everything but period and price. */
const properties = sql`
  SELECT p.id, p.name, p.bedrooms, p.currency, p.selection_rank FROM asked JOIN property p ON p.city_id = ANY (asked.cities)
  WHERE ${listedPropertiesSql(sql`asked.demos`)}
    AND ${Prisma.join(
      [...new Set(Object.values(conditions))].filter((one) => one !== 'ofStays'),
      ' AND ',
    )}`;

/** Without a period every property is a result, with the lowest price that can be had. */
function judgedWithoutPeriod({ isOffered, price, serviceLevel }: SoldAt) {
  return sql`
  SELECT h.*, 'results' AS list, 0 AS rank, NULL AS state, o.price, o.service_level, o.nights,
    NULL::date AS other_in, NULL::date AS other_out, NULL::bigint AS other_price
  FROM house h CROSS JOIN asked LEFT JOIN LATERAL (
    SELECT ${price} AS price, ${serviceLevel} AS service_level, o.check_out - o.check_in AS nights FROM stay_offer o
    WHERE o.property_id = h.id AND ${isOffered} AND ${price} IS NOT NULL
    ORDER BY ${price}, o.check_in, o.check_out LIMIT 1
  ) o ON true`;
}

const noAlternative = sql`CROSS JOIN (
    SELECT NULL::text AS stay_id, NULL::date AS check_in, NULL::date AS check_out, NULL::bigint AS price,
      NULL::text AS service_level
  ) a`;

/** The same length a day off, else the full week around the dates. */
function alternative({ isOffered, price, serviceLevel }: SoldAt) {
  return sql`LEFT JOIN LATERAL (
    SELECT o.stay_id, o.check_in, o.check_out, ${price} AS price, ${serviceLevel} AS service_level FROM stay_offer o
    WHERE o.property_id = h.id AND o.check_in BETWEEN asked.check_in - 7 AND asked.check_in + 1 AND ${isOffered}
      AND CASE WHEN o.check_out - o.check_in = asked.check_out - asked.check_in
        THEN abs(o.check_in - asked.check_in) = 1
        ELSE o.check_out - o.check_in = 7 AND o.check_in <= asked.check_in AND o.check_out >= asked.check_out END
    ORDER BY o.check_out - o.check_in <> asked.check_out - asked.check_in, ${price}, o.check_in LIMIT 1
  ) a ON true`;
}

/**
 * The exact stay (rank 0), else its alternative (1), else a property that offers something else, which is the second list
 * (3), or one that offers nothing and has nothing in the way, so that only asking can tell (2).
 */
function judgedForPeriod(isFlexible: boolean, offer: SoldAt) {
  const { isOffered, price, serviceLevel } = affordable(offer, sql`h.currency`);
  return sql`
  SELECT id, name, bedrooms, currency, selection_rank, CASE WHEN rank < 3 THEN 'results' ELSE 'others' END AS list, rank,
    CASE WHEN rank = 0 THEN 'available' WHEN is_taken THEN 'sold' ELSE 'onRequest' END AS state,
    CASE rank WHEN 0 THEN exact_price WHEN 1 THEN other_price WHEN 3 THEN lowest_price END AS price,
    CASE rank WHEN 0 THEN exact_level WHEN 1 THEN other_level WHEN 3 THEN lowest_level END AS service_level,
    CASE rank WHEN 0 THEN exact_nights WHEN 1 THEN other_out - other_in WHEN 3 THEN lowest_nights END AS nights,
    other_in, other_out, other_price
  FROM (
    SELECT h.*, e.price AS exact_price, e.service_level AS exact_level, asked.check_out - asked.check_in AS exact_nights, taken.is_taken,
      a.check_in AS other_in, a.check_out AS other_out, a.price AS other_price,
      a.service_level AS other_level, l.price AS lowest_price, l.service_level AS lowest_level,
      l.nights AS lowest_nights,
      CASE WHEN e.stay_id IS NOT NULL THEN 0 WHEN a.stay_id IS NOT NULL THEN 1
        WHEN l.nights IS NOT NULL THEN 3 WHEN NOT taken.is_taken THEN 2 END AS rank
    FROM house h CROSS JOIN asked
    LEFT JOIN LATERAL (
      SELECT o.stay_id, ${price} AS price, ${serviceLevel} AS service_level FROM stay_offer o
      WHERE o.property_id = h.id AND o.check_in = asked.check_in AND o.check_out = asked.check_out AND ${isOffered}
      LIMIT 1
    ) e ON true
    ${isFlexible ? alternative({ isOffered, price, serviceLevel }) : noAlternative}
    LEFT JOIN LATERAL (
      SELECT ${price} AS price, ${serviceLevel} AS service_level, o.check_out - o.check_in AS nights
      FROM stay_offer o
      WHERE e.stay_id IS NULL AND a.stay_id IS NULL AND o.property_id = h.id AND ${isOffered}
      ORDER BY ${price}, o.check_in, o.check_out LIMIT 1
    ) l ON true
    LEFT JOIN LATERAL (
      SELECT EXISTS (
        SELECT FROM stay s WHERE s.property_id = h.id AND NOT s.available
          AND s.check_in < asked.check_out AND s.check_out > asked.check_in
      ) OR EXISTS (
        SELECT FROM property_hold t WHERE t.property_id = h.id AND ${activeHoldsSql(sql`asked.now`)}
          AND t.check_in < asked.check_out AND t.check_out > asked.check_in
      ) AS is_taken WHERE e.stay_id IS NULL
    ) taken ON true
  ) placed
  WHERE rank IS NOT NULL`;
}

/** The stay nearest to the asked dates, for the properties of the second list that are shown. */
function nearest(offer: SoldAt) {
  const { isOffered, price } = affordable(offer, sql`f.currency`);
  return sql`LEFT JOIN LATERAL (
    SELECT o.check_in, o.check_out, ${price} AS price FROM stay_offer o
    WHERE f.rank = 3 AND o.property_id = f.id AND ${isOffered}
    ORDER BY abs(o.check_in - asked.check_in) + abs(o.check_out - asked.check_out), o.check_in, o.check_out, o.stay_id
    LIMIT 1
  ) n ON true`;
}

/** Our selection takes one property of each kind of first picture in turn: façade, interior, spa or detail. */
const isOneOf = (kinds: readonly string[]) => Prisma.raw(`m.kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})`);
const leadTurn = sql`CASE WHEN ${isOneOf(leadKinds.facade)} THEN 0 WHEN ${isOneOf(leadKinds.detail)} THEN 2 ELSE 1 END`;

/**
 * One row: `properties`, each with the facts of the search and the columns of a card, and `facilities` by id. As JSON, since
 * the client spends longer on a thousand typed cells than PostgreSQL on finding them.
 */
export function searchStatement(request: SearchRequest) {
  const { filter } = request;
  const hasPeriod = typeof periodOf(filter) !== 'string';
  const offer = wantedBits(filter) === 0 ? anyLevel : wantedLevel;
  const judged = hasPeriod ? judgedForPeriod(filter.flexiblePeriod ?? false, offer) : judgedWithoutPeriod(offer);
  return sql`${Prisma.raw(PREPARED)}
WITH asked AS MATERIALIZED (${askedRow(request)}
), house AS (${properties}
), judged AS (${judged}
), priced AS (
  SELECT j.*, ${inEuros(sql`j.price`, sql`j.currency`)} AS euros
  FROM judged j
), led AS (
  SELECT priced.*, ${leadTurn} AS lead
  FROM priced CROSS JOIN asked
  JOIN property_picture i ON i.property_id = priced.id AND NOT i.is_floorplan AND i.position = 0
  JOIN picture m ON m.id = i.picture_id
  WHERE ${isWithinLimits(sql`euros`)}
), turned AS (
  SELECT led.*, row_number() OVER (
    PARTITION BY list, rank, lead ORDER BY selection_rank, name COLLATE "C", id COLLATE "C"
  ) AS turn
  FROM led
), found AS (
  SELECT turned.*, count(*) OVER (PARTITION BY list) AS total,
    row_number() OVER (PARTITION BY list ORDER BY rank, CASE WHEN asked.sorting = 'selection' THEN turn END,
      CASE WHEN asked.sorting = 'selection' THEN lead END,
      CASE WHEN asked.sorting = 'bedrooms' THEN -turned.bedrooms END,
      CASE WHEN asked.sorting = 'priceDescending' THEN -euros ELSE euros END, name COLLATE "C", id COLLATE "C") AS place
  FROM turned CROSS JOIN asked
)
SELECT (SELECT json_object_agg(id, json_build_array(name_en, name_de)) FROM facility) AS facilities,
  coalesce(json_agg(shown ORDER BY list DESC, place), '[]') AS properties
FROM (
SELECT f.list, f.rank, f.place, f.total::int AS total, f.state, f.price,
  f.service_level AS "serviceLevel", f.nights,
  f.other_in AS "otherIn", f.other_out AS "otherOut", f.other_price AS "otherPrice",
  ${hasPeriod ? sql`n.check_in` : sql`NULL::date`} AS "nearestIn",
  ${hasPeriod ? sql`n.check_out` : sql`NULL::date`} AS "nearestOut",
  ${hasPeriod ? sql`n.price` : sql`NULL::bigint`} AS "nearestPrice",
  p.id, p.name, p.slug, p.property_type AS "propertyType", p.bedrooms, p.beds_for_adults AS "bedsForAdults",
  p.beds_for_children AS "bedsForChildren", p.pets_allowed AS "petsAllowed", p.latitude, p.longitude,
  p.price_from AS "priceFrom", p.currency, p.facility_ids AS "facilityIds",
  c.id AS "cityId", c.name_en AS "cityEn", c.name_de AS "cityDe",
  k.id AS "countryId", k.name_en AS "countryEn", k.name_de AS "countryDe", s.id AS "sectorId", s.name AS "sectorName",
  i.focus_x AS "focusX", i.focus_y AS "focusY", m.file, m.file_de AS "fileDe", m.width, m.height,
  coalesce(i.alt_en, m.alt_en) AS "altEn", coalesce(i.alt_de, m.alt_de) AS "altDe", m.color, m.placeholder, m.kind
FROM found f
CROSS JOIN asked
JOIN property p ON p.id = f.id
JOIN city c ON c.id = p.city_id
JOIN country k ON k.id = c.country_id
LEFT JOIN sector s ON s.id = p.sector_id
JOIN property_picture i ON i.property_id = p.id AND NOT i.is_floorplan AND i.position = 0
JOIN picture m ON m.id = i.picture_id
${hasPeriod ? nearest(offer) : Prisma.empty}
WHERE f.place <= CASE f.list WHEN 'results' THEN asked.take ELSE asked.take_others END
) shown`;
}
