import 'server-only';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import { listInspirationPosts } from './queries/inspiration';
import type { InspirationPost } from './types';

/** Somebody opened the posts of a hotel: its detail flag stays on from now. Written down once a day at most, with who it was. */
export async function noteDetailUse(hotelId: string, userId: string): Promise<void> {
  const usedAt = await clock.now();
  await db.$executeRaw`
    INSERT INTO hotel_detail_use (hotel_id, used_at, used_by_id) VALUES (${hotelId}, ${usedAt}, ${userId})
    ON CONFLICT (hotel_id) DO UPDATE SET used_at = excluded.used_at, used_by_id = excluded.used_by_id
    WHERE hotel_detail_use.used_at < excluded.used_at - interval '1 day'`;
}

/** The posts of one hotel for somebody who opens them, which keeps its detail flag on. */
export async function openInspirationPosts(
  viewer: Viewer,
  hotelId: string,
  { locale, includeDemos }: { locale: Locale; includeDemos: boolean },
): Promise<InspirationPost[]> {
  await noteDetailUse(hotelId, viewer.id);
  return listInspirationPosts(locale, { includeDemos, hotelId });
}
