import 'server-only';
import { scoped } from '@/lib/people/scope';
import type { Viewer } from '@/lib/platform/viewer/types';

/** For whom somebody answers at a desk: the name of their hotel, or of their operator; null for whoever has no desk. */
export async function houseOf(viewer: Viewer): Promise<string | null> {
  const { hotelId, operatorId } = viewer;
  if (!hotelId && !operatorId) return null;
  return scoped(viewer, async (tx) => {
    const select = { name: true } as const;
    const house = hotelId
      ? await tx.hotel.findUnique({ where: { id: hotelId }, select })
      : await tx.operator.findUnique({ where: { id: operatorId ?? '' }, select });
    return house?.name ?? null;
  });
}
