import 'server-only';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';

/** Somebody opened the posts of a hotel: its detail flag stays on from now. Written down once a day at most, with who it was. */
export async function noteDetailUse(hotelId: string, userId: string): Promise<void> {
  const usedAt = await clock.now();
  await db.$executeRaw`
    INSERT INTO hotel_detail_use (hotel_id, used_at, used_by_id) VALUES (${hotelId}, ${usedAt}, ${userId})
    ON CONFLICT (hotel_id) DO UPDATE SET used_at = excluded.used_at, used_by_id = excluded.used_by_id
    WHERE hotel_detail_use.used_at < excluded.used_at - interval '1 day'`;
}
