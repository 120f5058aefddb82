import 'server-only';
import { db } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { nameOf } from './card';

/** Every facility a property can be searched by, in the order of the catalogue; a retired one as long as a property has it. */
export async function listFacilities(locale: Locale): Promise<{ _id: string; name: string }[]> {
  const rows = await db.facility.findMany({
    where: { OR: [{ retiredAt: null }, { properties: { some: {} } }] },
    orderBy: { position: 'asc' },
  });
  return rows.map((row) => ({ _id: row.id, name: nameOf(row, locale) }));
}
