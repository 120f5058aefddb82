import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { pictureId } from '@/prisma/reference/tables';
import { inspirationPosts } from '../content/hotels/inspiration';
import { dayFrom } from './agencies';

export async function createInspirationPosts(tx: Transaction, today: PlainDate): Promise<void> {
  await tx.inspirationPost.createMany({
    data: inspirationPosts.map(({ id, hotel, daysAgo, text }) => ({
      id,
      hotelId: hotel,
      textEn: text.en,
      textDe: text.de,
      postedAt: dayFrom(today, -daysAgo),
    })),
  });
  await tx.inspirationMedia.createMany({
    data: inspirationPosts.flatMap(({ id, pictures }) =>
      pictures.map(({ file, alt }, position) => ({
        postId: id,
        position,
        pictureId: pictureId(file),
        altEn: alt.en,
        altDe: alt.de,
      })),
    ),
  });
}
