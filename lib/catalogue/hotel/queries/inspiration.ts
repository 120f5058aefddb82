import 'server-only';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { isDemoMode } from '@/lib/platform/env';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { pictureSelect, toPicture } from '@/lib/platform/media/queries';
import { createTaggedCache } from '@/lib/platform/tagged-cache';
import { hotelsTag } from '../keys';
import { shownHotels } from '../listed';
import { isDetailFlagOn } from '../rules';
import type { InspirationPost } from '../types';

/** Posts of one hotel, or of all, the newest first; nothing before its time. */
export async function listInspirationPosts(
  locale: Locale,
  { includeDemos, hotelId }: { includeDemos: boolean; hotelId?: string },
): Promise<InspirationPost[]> {
  const rows = await db.inspirationPost.findMany({
    where: { hotelId, retiredAt: null, hotel: shownHotels(includeDemos), postedAt: { lte: await clock.now() } },
    select: {
      id: true,
      textEn: true,
      textDe: true,
      postedAt: true,
      hotel: { select: { id: true, name: true } },
      media: {
        select: { type: true, altEn: true, altDe: true, picture: { select: pictureSelect } },
        orderBy: { position: 'asc' },
      },
    },
    orderBy: [{ postedAt: 'desc' }, { id: 'asc' }],
  });
  return rows.map((row) => ({
    _id: row.id,
    hotel: { _id: row.hotel.id, name: row.hotel.name },
    postedAt: row.postedAt.toISOString(),
    media: row.media.map(({ type, picture, ...words }) => ({
      type,
      picture: toPicture(picture, locale, { ...words, focusX: 50, focusY: 50 }),
    })),
    markdown: inLanguage(locale, { en: row.textEn, de: row.textDe }),
  }));
}

type Inspiration = { usedAt: Date | null; hasPost: boolean };

/** Rule 7.11: the flag is read again after a day. */
const inspirations = createTaggedCache<Inspiration>({ most: 1000, seconds: 24 * 60 * 60 });

/** Whether the hotel's page leads to its posts: it has one, and its detail flag is on or this is demo mode. */
export async function showsInspiration(hotelId: string): Promise<boolean> {
  const now = await clock.now();
  const { usedAt, hasPost } = await inspirations(hotelId, [hotelsTag], async () => {
    const [use, post] = await Promise.all([
      db.hotelDetailUse.findUnique({ where: { hotelId }, select: { usedAt: true } }),
      db.inspirationPost.findFirst({
        where: { hotelId, retiredAt: null, postedAt: { lte: now } },
        select: { id: true },
      }),
    ]);
    return { usedAt: use?.usedAt ?? null, hasPost: post !== null };
  });
  return hasPost && (isDemoMode || isDetailFlagOn(usedAt, now));
}
