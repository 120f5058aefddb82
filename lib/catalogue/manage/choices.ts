import 'server-only';
import { scoped } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { Prisma } from '@/prisma/generated/client';
import { isIds, isLines } from './rules';
import type { ChoiceList, Fields, Values } from './types';

type Option = { id: string; name: string };
type Choices = Partial<Record<ChoiceList, Option[]>>;

/** Each list as `id`, `place` (its order), its names in English and German, and since when nothing new gets it. */
const sources: Readonly<Record<ChoiceList, Prisma.Sql>> = {
  operators: Prisma.sql`SELECT 'operators' AS list, id, 0 AS place, name AS en, name AS de, retired_at FROM operator`,
  channels: Prisma.sql`SELECT 'channels' AS list, id, 0 AS place, name AS en, name AS de, retired_at FROM rental_channel`,
  hotels: Prisma.sql`SELECT 'hotels' AS list, id, 0 AS place, name AS en, name AS de, retired_at FROM hotel`,
  facilities: Prisma.sql`SELECT 'facilities' AS list, id, position AS place, name_en AS en, name_de AS de, retired_at FROM facility`,
  hotelFacilities: Prisma.sql`
    SELECT 'hotelFacilities' AS list, id, position AS place, name_en AS en, name_de AS de, retired_at
    FROM hotel_facility_type`,
  roomFacilities: Prisma.sql`
    SELECT 'roomFacilities' AS list, id, position AS place, name_en AS en, name_de AS de, retired_at
    FROM room_facility_type`,
  places: Prisma.sql`SELECT 'places' AS list, id, 0 AS place, name_en AS en, name_de AS de, retired_at FROM city`,
  sectors: Prisma.sql`
    SELECT 'sectors' AS list, s.id, 0 AS place, c.name_en || ', ' || s.name AS en, c.name_de || ', ' || s.name AS de,
      NULL::timestamptz AS retired_at
    FROM sector s JOIN city c ON c.id = s.city_id`,
  programmes: Prisma.sql`
    SELECT 'programmes' AS list, id, position AS place, name AS en, name AS de, retired_at FROM programme`,
  countries: Prisma.sql`SELECT 'countries' AS list, id, 0 AS place, name_en AS en, name_de AS de, NULL::timestamptz AS retired_at FROM country`,
};

/** All of these lists in one statement, without what is retired and not `kept`. */
async function readLists(
  tx: Transaction,
  asked: readonly ChoiceList[],
  kept: readonly string[],
  locale: Locale,
): Promise<Choices> {
  const all = Prisma.join(
    [...new Set(asked)].map((list) => sources[list]),
    ' UNION ALL ',
  );
  const rows = await tx.$queryRaw<{ list: ChoiceList; id: string; en: string; de: string }[]>`
    SELECT list, id, en, de FROM (${all}) AS listed WHERE retired_at IS NULL OR id = ANY (${[...kept]})
    ORDER BY list, place, en, id`;
  const read: Choices = {};
  for (const { list, id, en, de } of rows) {
    const options = read[list] ?? [];
    options.push({ id, name: inLanguage(locale, { en, de }) });
    read[list] = options;
  }
  return read;
}

const listsOf = (fields: Fields): ChoiceList[] =>
  Object.values(fields).flatMap((field) =>
    field.type === 'lines' ? listsOf(field.columns) : 'of' in field ? [field.of] : [],
  );

/** What is chosen already: it may stay although it is offered for nothing new. */
function chosenIn(fields: Fields, values: Values): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.type === 'lines') return isLines(value) ? value.flatMap((line) => chosenIn(field.columns, line)) : [];
    if (!('of' in field)) return [];
    return isIds(value) ? [...value] : value ? [String(value)] : [];
  });
}

/** What these fields choose from, and what they have. */
export async function getManagedChoices(
  viewer: Viewer,
  fields: Fields,
  values: Values,
  locale: Locale,
): Promise<Choices> {
  const asked = listsOf(fields);
  // The names of facilities are on every page.
  if (!asked.every((list) => list.toLowerCase().includes('facilities'))) requireAdmin(viewer);
  if (asked.length === 0) return {};
  return scoped(viewer, (tx) => readLists(tx, asked, chosenIn(fields, values), locale));
}

/** Throws 422 at the field for what is no choice of it; `standing` is what it has. */
export async function requireChoices(
  tx: Transaction,
  fields: Fields,
  values: Values,
  standing: Values = {},
): Promise<void> {
  await requireChosen(tx, { fields, values, kept: chosenIn(fields, standing), path: 'values' });
}

type Choosing = { fields: Fields; values: Values; kept: readonly string[]; path: string };

async function requireChosen(tx: Transaction, { fields, values, kept, path }: Choosing): Promise<void> {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (field.type === 'lines' && isLines(value)) {
      const { columns } = field;
      for (const [at, line] of value.entries()) {
        await requireChosen(tx, { fields: columns, values: line, kept, path: `${path}.${name}.${at}` });
      }
    }
    if (!('of' in field) || value === undefined || value === null) continue;
    const known = new Set(((await readLists(tx, [field.of], kept, 'en'))[field.of] ?? []).map(({ id }) => id));
    const asked = isIds(value) ? value : [String(value)];
    if (asked.some((id) => !known.has(id))) {
      throw new AppError('invalidInput', { status: 422, fields: { [`${path}.${name}`]: 'invalidValue' } });
    }
  }
}
