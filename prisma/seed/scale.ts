import type { Database } from '@/lib/platform/db';

/**
 * Many properties for measurements: copies of the demonstration properties in places of their own, with their pictures,
 * facilities, terms and the stays of the coming winter. Their rates are left out: the search reads only what it keeps of
 * them. Set-based; never part of the demonstration itself.
 */

/** How many properties the places have, in turn. */
const PLACE_SIZES = [45, 45, 90, 45, 180, 45, 450] as const;
const ROUND = PLACE_SIZES.reduce((sum, size) => sum + size, 0);
const DAYS_OF_STAYS = 150;

/** Tables whose rows the search keeps a projection of; it is written here as a whole instead of row by row. */
const KEPT = ['property_facility', 'sales_information', 'stay', 'property_hold'] as const;

export const smallPlace = 'scale-1';
export const largePlace = 'scale-7';

/** Number of the place that the 1-based property belongs to. */
function placeOfProperty(): string {
  let upTo = 0;
  const branches = PLACE_SIZES.map((size, index) => {
    upTo += size;
    return `WHEN (n - 1) % ${ROUND} < ${upTo} THEN ${index + 1}`;
  });
  return `((n - 1) / ${ROUND}) * ${PLACE_SIZES.length} + CASE ${branches.join(' ')} END`;
}

/** `INSERT … SELECT` of every column of `table` from its rows `i`, some replaced by SQL expressions. */
async function copyRows(database: Database, table: string, from: string, replaced: Record<string, string>) {
  const columns = await database.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(column_name) AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ${table} ORDER BY ordinal_position`;
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => replaced[name] ?? `i.${name}`);
  await database.$executeRawUnsafe(`INSERT INTO ${table} (${names}) SELECT ${values} FROM ${from}`);
}

/** Adds properties until there are `properties` copies. `from`: how many there are. The role must own the tables. */
export async function scale(
  database: Database,
  { from, properties }: { from: number; properties: number },
): Promise<void> {
  const run = (statement: string) => database.$executeRawUnsafe(statement);
  for (const table of KEPT) await run(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await run('DROP TABLE IF EXISTS scaled');
  await run(`CREATE TABLE scaled AS
    SELECT 'scale-' || n AS id, t.id AS template, n, 'scale-' || (${placeOfProperty()}) AS city_id
    FROM generate_series(${from + 1}, ${properties}) AS n
    JOIN (
      SELECT id, row_number() OVER (ORDER BY id) - 1 AS turn, count(*) OVER () AS templates FROM property
      WHERE id NOT LIKE 'scale-%' AND status = 'published' AND NOT is_demo AND has_sales_information
    ) t ON t.turn = (n * 7) % t.templates`);
  await run('ANALYZE scaled');

  await copyRows(
    database,
    'city',
    `city i, (SELECT DISTINCT city_id FROM scaled) s
      WHERE i.id = 'meribel' AND NOT EXISTS (SELECT FROM city known WHERE known.id = s.city_id)`,
    { id: 's.city_id', name_en: 's.city_id', name_de: 's.city_id', group_id: 'NULL', region_id: 'NULL' },
  );
  await copyRows(database, 'property', 'scaled s JOIN property i ON i.id = s.template', {
    id: 's.id',
    slug: 's.id',
    city_id: 's.city_id',
    sector_id: 'NULL',
  });
  const property = { property_id: 's.id' };
  const ofProperty = (table: string, condition = 'true') =>
    `scaled s JOIN ${table} i ON i.property_id = s.template AND ${condition}`;
  await copyRows(database, 'property_picture', ofProperty('property_picture', 'i.position < 3'), property);
  await copyRows(database, 'property_facility', ofProperty('property_facility'), property);
  await copyRows(database, 'sales_information', ofProperty('sales_information'), property);
  const winter = `i.check_in < (SELECT min(check_in) FROM stay WHERE check_in >= current_date) + ${DAYS_OF_STAYS}`;
  const stayId = `s.id || '-' || i.check_in || '-' || i.check_out`;
  await copyRows(database, 'stay', ofProperty('stay', winter), { ...property, id: stayId });
  await copyRows(database, 'stay_offer', ofProperty('stay_offer', winter), { ...property, stay_id: stayId });
  await copyRows(database, 'property_hold', ofProperty('property_hold', winter), {
    ...property,
    id: `s.id || '-' || i.id`,
  });

  await run('DROP TABLE scaled');
  for (const table of KEPT) await run(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await run('VACUUM ANALYZE');
}
