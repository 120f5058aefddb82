import 'server-only';
import { scoped } from '@/lib/people/scope';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { DigestJson } from '../schema';

/** How the viewer is told of their list. */
export async function getDigestChoice(viewer: Viewer): Promise<DigestJson> {
  const row = await scoped(viewer, (tx) => tx.digest.findUnique({ where: { userId: viewer.id } }));
  return { rhythm: row?.rhythm ?? 'weekdays', timeZone: row?.timeZone ?? OFFICE_TIME_ZONE };
}
