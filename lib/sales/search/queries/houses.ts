import 'server-only';
import { cache } from 'react';
import { slugify } from '@/lib/platform/addresses/slug';
import { db } from '@/lib/platform/db';
import type { Prisma } from '@/prisma/generated/client';
import type { DestinationHouse } from '../destinations';

/** More names than this help nobody who types; a house beyond them is still found by its name. */
const OFFERED = 200;

function listed(includeDemos: boolean): Prisma.PropertyWhereInput {
  return { status: 'published', salesInformation: { isNot: null }, ...(includeDemos ? {} : { isDemo: false }) };
}

const select = { id: true, slug: true, name: true, cityId: true } as const;

type Row = { id: string; slug: string; name: string; cityId: string };

function toHouse({ id, slug, name, cityId }: Row): DestinationHouse {
  return { id: slug, propertyId: id, name, cityId };
}

/** Names the destination field offers. Once per request. */
export const listDestinationHouses = cache(async (includeDemos: boolean): Promise<DestinationHouse[]> => {
  const rows = await db.property.findMany({
    where: listed(includeDemos),
    select,
    orderBy: { name: 'asc' },
    take: OFFERED,
  });
  return rows.map(toHouse);
});

/** The house of that id, path segment or name; of several with one name the first. */
export async function findDestinationHouse(wanted: string, includeDemos: boolean): Promise<DestinationHouse | null> {
  const row = await db.property.findFirst({
    where: { ...listed(includeDemos), OR: [{ id: wanted }, { slug: slugify(wanted) }] },
    select,
    orderBy: { id: 'asc' },
  });
  return row && toHouse(row);
}
