import 'server-only';
import { db } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { nameOf } from './card';

/** Every facility a property can be searched by, in the order of the catalogue. */
export async function listFacilities(locale: Locale): Promise<{ _id: string; name: string }[]> {
  const rows = await db.facility.findMany({ orderBy: { position: 'asc' } });
  return rows.map((row) => ({ _id: row.id, name: nameOf(row, locale) }));
}
