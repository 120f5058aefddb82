import type { Database } from '@/lib/platform/db';
import { copyCities, copyRows, placeOfCopy } from './copies';

/**
 * Many properties for measurements: copies of the demonstration properties in places of their own, with their pictures,
 * facilities, terms and the stays of the coming winter. Their rates are left out: the search reads only what it keeps of
 * them. Set-based; never part of the demonstration itself.
 */

/** How many properties the places have, in turn. */
const PLACE_SIZES = [45, 45, 90, 45, 180, 45, 450] as const;
const DAYS_OF_STAYS = 150;

/** Tables whose rows the search keeps a projection of; it is written here as a whole instead of row by row. */
const KEPT = ['property_facility', 'sales_information', 'stay', 'property_hold'] as const;

export const smallPlace = 'scale-1';
export const largePlace = 'scale-7';

/** Adds properties until there are `properties` copies. `from`: how many there are. The role must own the tables. */
export async function scale(
  database: Database,
  { from, properties }: { from: number; properties: number },
): Promise<void> {
  const run = (statement: string) => database.$executeRawUnsafe(statement);
  for (const table of KEPT) await run(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await run('DROP TABLE IF EXISTS scaled');
  await run(`CREATE TABLE scaled AS
    SELECT 'scale-' || n AS id, t.id AS template, n, 'scale-' || (${placeOfCopy(PLACE_SIZES)}) AS city_id
    FROM generate_series(${from + 1}, ${properties}) AS n
    JOIN (
      SELECT id, row_number() OVER (ORDER BY id) - 1 AS turn, count(*) OVER () AS templates FROM property
      WHERE id NOT LIKE 'scale-%' AND status = 'published' AND NOT is_demo AND has_sales_information
    ) t ON t.turn = (n * 7) % t.templates`);
  await run('ANALYZE scaled');

  await copyCities(database, 'meribel');
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
