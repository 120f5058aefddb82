import 'server-only';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';

/**
 * Demonstration hotels exist only where they are shown; elsewhere they are as unknown as one that is not there. A retired one is
 * shown and sold nowhere; what was booked or offered of it before is read without this.
 */
export function shownHotels(includeDemos: boolean) {
  return { retiredAt: null, ...(includeDemos ? {} : { isDemo: false }) } satisfies Prisma.HotelWhereInput;
}

/** By the viewer's own flag, or everybody on a demonstration host. */
export function showsDemoHotels(viewer: Pick<Viewer, 'flags'> | null, isDemoHost: boolean): boolean {
  return isDemoHost || (viewer?.flags.shouldDisplayDemoHotels ?? false);
}
