import 'server-only';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { enterScope } from '@/lib/people/scope';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { DigestChoice, DigestJson } from '../schema';

/** Keeps how somebody wants to be told. Who chooses is told from the next morning on, not at once. */
export async function chooseDigest(
  tx: Transaction,
  viewer: Viewer,
  { rhythm, timeZone }: DigestChoice,
  context: WriteContext,
): Promise<DigestJson> {
  await enterScope(tx, viewer);
  const former = await tx.digest.findUnique({ where: { userId: viewer.id } });
  const zone = timeZone ?? former?.timeZone ?? OFFICE_TIME_ZONE;
  const kept = { rhythm, timeZone: zone };
  const lookedOn = former?.lookedOn ?? toDatabaseDay(dayAt(context.now(), zone));
  await tx.digest.upsert({
    where: { userId: viewer.id },
    create: { userId: viewer.id, ...kept, lookedOn },
    update: kept,
  });
  return kept;
}
