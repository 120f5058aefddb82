import 'server-only';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { displayName, requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { detailFlagEnds, isDetailFlagOn } from '../rules';

export type DetailUse = {
  hotel: { _id: string; name: string };
  usedAt: Date;
  /** Null where it was not noted yet. */
  usedBy: { _id: string; displayName: string } | null;
  onUntil: Date;
  isOn: boolean;
};

/** Every hotel whose detail flag was used, the latest first (rule 2.12); for admins. */
export async function listDetailUses(viewer: Viewer): Promise<DetailUse[]> {
  requireAdmin(viewer);
  const now = await clock.now();
  const rows = await scoped(viewer, (tx) =>
    tx.hotelDetailUse.findMany({
      select: {
        usedAt: true,
        hotel: { select: { id: true, name: true } },
        usedBy: { select: { id: true, email: true, firstName: true, lastName: true } },
      },
      orderBy: [{ usedAt: 'desc' }, { hotelId: 'asc' }],
    }),
  );
  return rows.map(({ usedAt, hotel, usedBy }) => ({
    hotel: { _id: hotel.id, name: hotel.name },
    usedAt,
    usedBy: usedBy && { _id: usedBy.id, displayName: displayName(usedBy) },
    onUntil: detailFlagEnds(usedAt),
    isOn: isDetailFlagOn(usedAt, now),
  }));
}
