import 'server-only';
import type { Viewer } from '@/lib/platform/viewer/types';
import { Prisma } from '@/prisma/generated/client';

/**
 * Demonstration hotels exist only where they are shown; elsewhere they are as unknown as one that is not there. A retired one is
 * shown and sold nowhere; what was booked or offered of it before is read without this.
 */
export function shownHotels(includeDemos: boolean) {
  return { retiredAt: null, ...(includeDemos ? {} : { isDemo: false }) } satisfies Prisma.HotelWhereInput;
}

/** `shownHotels` for a raw statement in which the hotel is called `h`. */
export function shownHotelsSql(includeDemos: boolean): Prisma.Sql {
  return Prisma.sql`(h.retired_at IS NULL AND (${includeDemos} OR NOT h.is_demo))`;
}

/** By the viewer's own flag, or everybody on a demonstration host. */
export function showsDemoHotels(viewer: Pick<Viewer, 'flags'> | null, isDemoHost: boolean): boolean {
  return isDemoHost || (viewer?.flags.shouldDisplayDemoHotels ?? false);
}
