import 'server-only';
import { cache } from 'react';
import { hotelsTag } from '@/lib/catalogue/hotel/keys';
import { scoped } from '@/lib/people/scope';
import { db } from '@/lib/platform/db';
import { createTaggedCache } from '@/lib/platform/tagged-cache';
import type { Viewer } from '@/lib/platform/viewer/types';

const TWELVE_HOURS = 12 * 3600;
const hotelNames = createTaggedCache<string | null>({ most: 1000, seconds: TWELVE_HOURS });

async function readHotelName(id: string): Promise<string | null> {
  return (await db.hotel.findUnique({ where: { id }, select: { name: true } }))?.name ?? null;
}

/**
 * For whom somebody answers at a desk: the name of their hotel, or of their operator; null for whoever has no desk. Once a
 * page.
 */
export const houseOf = cache(async (viewer: Viewer): Promise<string | null> => {
  const { hotelId, operatorId } = viewer;
  if (hotelId) return hotelNames(hotelId, [hotelsTag], () => readHotelName(hotelId));
  if (!operatorId) return null;
  const select = { name: true } as const;
  const house = await scoped(viewer, (tx) => tx.operator.findUnique({ where: { id: operatorId }, select }));
  return house?.name ?? null;
});
