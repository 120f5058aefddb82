import type { Database } from '@/lib/platform/db';

/** What `scale` and `scaleHotels` share: copies of demonstration rows in places of their own, made by single statements. */

/** `INSERT … SELECT` of every column that is not generated of `table` from its rows `i`, some replaced by SQL expressions. */
export async function copyRows(database: Database, table: string, from: string, replaced: Record<string, string>) {
  const columns = await database.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(column_name) AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ${table} AND is_generated = 'NEVER' ORDER BY ordinal_position`;
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => replaced[name] ?? `i.${name}`);
  await database.$executeRawUnsafe(`INSERT INTO ${table} (${names}) SELECT ${values} FROM ${from}`);
}

/** Number of the place that the 1-based copy `n` belongs to, where places of these sizes take turns. */
export function placeOfCopy(sizes: readonly number[]): string {
  const round = sizes.reduce((sum, size) => sum + size, 0);
  let upTo = 0;
  const branches = sizes.map((size, index) => {
    upTo += size;
    return `WHEN (n - 1) % ${round} < ${upTo} THEN ${index + 1}`;
  });
  return `((n - 1) / ${round}) * ${sizes.length} + CASE ${branches.join(' ')} END`;
}

/** A city for every `scaled.city_id` there is not, like `template`. */
export function copyCities(database: Database, template: string) {
  return copyRows(
    database,
    'city',
    `city i, (SELECT DISTINCT city_id FROM scaled) s
      WHERE i.id = '${template}' AND NOT EXISTS (SELECT FROM city known WHERE known.id = s.city_id)`,
    { id: 's.city_id', name_en: 's.city_id', name_de: 's.city_id', group_id: 'NULL', region_id: 'NULL' },
  );
}
