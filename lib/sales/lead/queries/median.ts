import 'server-only';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';

const DAY = 86_400_000;

type Supplier = { hotelId: string | null; operatorId?: string | null };

/** Minutes a hotel or operator usually takes, of the last 90 days; null while nobody can say. */
export async function getMedianAnswer(
  viewer: Viewer | 'system',
  { hotelId, operatorId = null }: Supplier,
  within?: Transaction,
): Promise<number | null> {
  const now = await clock.now();
  const since = new Date(now.getTime() - 90 * DAY);
  const read = async (tx: Transaction) => {
    const [row] = await tx.$queryRaw<{ minutes: number | null }[]>`
      SELECT median_answer_minutes(${hotelId}, ${operatorId}, ${since}) AS minutes`;
    return row?.minutes == null ? null : Math.round(row.minutes);
  };
  return scoped(viewer, read, { within });
}
