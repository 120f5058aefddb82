import 'server-only';
import type { Locale } from '@/lib/platform/i18n/locale';
import { programmeOf } from '@/lib/sales/lead/queries/counted';
import { Prisma } from '@/prisma/generated/client';
import { monthText } from '../conditions';
import type { ReportGroup } from '../types';

const houses = Prisma.sql`LEFT JOIN hotel h ON h.id = l.hotel_id LEFT JOIN property p ON p.id = l.property_id`;
/** Where a lead `l` stands, for whatever it is grouped by. */
export const leadTables = Prisma.sql`lead l ${houses}`;
/** The same of what houses were asked. */
export const changeTables = Prisma.sql`counted_change l ${houses}`;

/** What a lead of `leadTables` is grouped by; `month` by the column its measure counts. */
export function keyOf(group: ReportGroup, month: Prisma.Sql): Prisma.Sql {
  switch (group) {
    case 'month':
      return month;
    case 'colleague':
      return Prisma.sql`l.user_id`;
    case 'agency':
      return Prisma.sql`l.agency_id`;
    case 'supplier':
      return Prisma.sql`coalesce(l.hotel_id, p.operator_id)`;
    case 'destination':
      return Prisma.sql`coalesce(h.city_id, p.city_id)`;
    case 'programme':
      return programmeOf;
    case 'currency':
      return Prisma.sql`l.currency`;
  }
}

/** What a key is called; of rows `c` that are summed up already. */
function labelOf(group: ReportGroup, locale: Locale): Prisma.Sql {
  switch (group) {
    case 'month':
    case 'currency':
      return Prisma.sql`c.key`;
    case 'colleague':
      return Prisma.sql`(SELECT nullif(concat_ws(' ', u.first_name, u.last_name), '') FROM app_user u WHERE u.id = c.key)`;
    case 'agency':
      return Prisma.sql`(SELECT a.name FROM agency a WHERE a.id = c.key)`;
    case 'supplier':
      return Prisma.sql`coalesce((SELECT h.name FROM hotel h WHERE h.id = c.key),
        (SELECT o.name FROM operator o WHERE o.id = c.key))`;
    case 'destination':
      return locale === 'de'
        ? Prisma.sql`(SELECT y.name_de FROM city y WHERE y.id = c.key)`
        : Prisma.sql`(SELECT y.name_en FROM city y WHERE y.id = c.key)`;
    case 'programme':
      return Prisma.sql`(SELECT g.name FROM programme g WHERE g.id = c.key)`;
  }
}

type Grouped = {
  group: ReportGroup;
  locale: Locale;
  /** Rows with `key`, with `currency` where `hasCurrency`, and what `sums` sums up. */
  rows: Prisma.Sql;
  /** `count(*)::int AS "…"`, one after the other. */
  sums: Prisma.Sql;
  hasCurrency?: boolean;
};

/**
 * One statement that sums up every key and all of them together: a median of all is no median of medians. Months in their
 * order, anything else by its name. `OFFSET 0` keeps the rows a subquery: merged with the sums, what a lead is asked would be
 * asked again by each sum of each set.
 */
export function grouped({ group, locale, rows, sums, hasCurrency = false }: Grouped): Prisma.Sql {
  const currency = hasCurrency ? Prisma.sql`x.currency` : Prisma.sql`NULL::text`;
  const key = group === 'month' ? monthText(Prisma.sql`x.key`) : Prisma.sql`x.key`;
  const sets = hasCurrency ? Prisma.sql`(x.key, x.currency), (x.currency)` : Prisma.sql`(x.key), ()`;
  return Prisma.sql`
    WITH c AS MATERIALIZED (
      SELECT ${key} AS key, ${currency} AS currency, grouping(x.key) = 1 AS "isTotal", ${sums}
      FROM (${rows} OFFSET 0) x GROUP BY GROUPING SETS (${sets})
    )
    SELECT c.*, ${labelOf(group, locale)} AS label FROM c
    ORDER BY "isTotal", label NULLS LAST, key NULLS LAST, currency`;
}
