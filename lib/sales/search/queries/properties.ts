import 'server-only';
import { cache } from 'react';
import { listedProperties } from '@/lib/catalogue/property/listed';
import { slugify } from '@/lib/platform/addresses/slug';
import { db } from '@/lib/platform/db';
import type { DestinationProperty } from '../destinations';

/** More names than this help nobody who types; a property beyond them is still found by its name. */
const OFFERED = 200;

const select = { id: true, slug: true, name: true, cityId: true } as const;

type Row = { id: string; slug: string; name: string; cityId: string };

function toProperty({ id, slug, name, cityId }: Row): DestinationProperty {
  return { id: slug, propertyId: id, name, cityId };
}

/** Names the destination field offers. Once per request. */
export const listDestinationProperties = cache(async (includeDemos: boolean): Promise<DestinationProperty[]> => {
  const rows = await db.property.findMany({
    where: listedProperties(includeDemos),
    select,
    orderBy: { name: 'asc' },
    take: OFFERED,
  });
  return rows.map(toProperty);
});

/** The property of that id, path segment or name; of several with one name the first. */
export async function findDestinationProperty(
  wanted: string,
  includeDemos: boolean,
): Promise<DestinationProperty | null> {
  const row = await db.property.findFirst({
    where: { ...listedProperties(includeDemos), OR: [{ id: wanted }, { slug: slugify(wanted) }] },
    select,
    orderBy: { id: 'asc' },
  });
  return row && toProperty(row);
}
